"""The people of the ballad and the ware of their feast."""
