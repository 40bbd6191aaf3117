"""The county as a planar graph: nodes, shared edges and the edges round every space."""

import math

from art.tools.curves import Spot

WIDTH, HEIGHT = 2400, 1500
TOWN_X, TOWN_Y, TOWN_R = 925, 944, 236
WALL_RADIUS = 200
HILL_X, HILL_Y, HILL_R = 1225, 545, 66


def on_ring(degrees: float) -> Spot:
    """Point on the border of Nottingham."""
    t = math.radians(degrees)
    return TOWN_X + TOWN_R * math.cos(t), TOWN_Y + TOWN_R * math.sin(t)


RING_ANGLES = {"S1": 24, "S2": -46, "S3": 198, "S4": 146, "S5": 76}

NODES: dict[str, Spot] = {
    "A": (452, 428),
    "B": (1318, 94),
    "C": (2312, 430),
    "D": (2322, 628),
    "E": (1836, 1428),
    "F": (1120, 1430),
    "G": (318, 1196),
    "H": (112, 700),
    "O": (HILL_X, HILL_Y),
    "P": (1412, 424),
    "Q": (1885, 806),
    "R": (1772, 1052),
    **{name: on_ring(degrees) for name, degrees in RING_ANGLES.items()},
}

# name: (from, to, points between or None along the ring, kind, roughness)
EDGES: dict[str, tuple[str, str, list[Spot] | None, str, float]] = {
    # county boundary, clockwise
    "bl_out": (
        "A",
        "B",
        [(560, 352), (606, 236), (640, 128), (720, 98), (900, 108), (1120, 90)],
        "county",
        5,
    ),
    "rt_out": ("B", "C", [(1560, 100), (1850, 88), (2120, 98), (2250, 150), (2300, 280)], "county", 5),
    "tx_out": ("C", "D", [(2322, 530)], "county", 4),
    "nw_out": ("D", "E", [(2316, 900), (2322, 1150), (2290, 1350), (2210, 1418), (2020, 1424)], "county", 5),
    "bg_out": ("E", "F", [(1640, 1420), (1400, 1434)], "county", 5),
    "rm_out": ("F", "G", [(860, 1424), (560, 1430), (410, 1376), (340, 1280)], "county", 5),
    "mf_out": ("G", "H", [(210, 1130), (116, 1010), (88, 850)], "county", 5),
    "sw_out": ("H", "A", [(150, 590), (250, 500), (360, 470)], "county", 5),
    # land borders inside the county
    "bl_sw": ("A", "O", [(600, 470), (760, 452), (900, 440), (1060, 486)], "land", 6),
    "bl_tx": ("O", "P", [(1330, 500)], "land", 4),
    "rt_tx": ("P", "C", [(1600, 436), (1800, 446), (2060, 428)], "land", 6),
    "sf_tx": ("O", "Q", [(1390, 632), (1560, 662), (1740, 690)], "land", 6),
    "sw_sf": ("O", "S2", [(1200, 660), (1140, 726)], "land", 5),
    "sw_mf": ("S3", "H", [(610, 806), (450, 764), (280, 742)], "land", 6),
    "bg_rm": ("S5", "F", [(990, 1250), (1070, 1340)], "land", 5),
    # rivers
    "bl_rt": ("B", "P", [(1356, 190), (1318, 300)], "river", 7),
    "nw_tx": ("D", "Q", [(2200, 704), (2070, 712), (1960, 752)], "river", 7),
    "nw_sf": ("Q", "R", [(1862, 900), (1800, 980)], "river", 7),
    "bg_nw": ("R", "E", [(1806, 1160), (1852, 1260), (1822, 1350)], "river", 7),
    "bg_sf": ("R", "S1", [(1620, 1096), (1440, 1062), (1290, 1094)], "river", 8),
    "mf_rm": ("S4", "G", [(640, 1128), (520, 1136), (410, 1190)], "river", 6),
    # ring of Nottingham
    "no_sf": ("S2", "S1", None, "land", 0),
    "no_bg": ("S1", "S5", None, "river", 0),
    "no_rm": ("S5", "S4", None, "river", 0),
    "no_mf": ("S4", "S3", None, "land", 0),
    "no_sw": ("S3", "S2", None, "land", 0),
}
TRENT = ["mf_rm", "no_rm", "no_bg", "bg_sf", "nw_sf", "nw_tx"]

# edges in ring order; the sign is the direction
RINGS = {
    "blyth": ["+bl_out", "+bl_rt", "-bl_tx", "-bl_sw"],
    "retford": ["+rt_out", "-rt_tx", "-bl_rt"],
    "tuxford": ["+tx_out", "+nw_tx", "-sf_tx", "+bl_tx", "+rt_tx"],
    "newark": ["+nw_out", "-bg_nw", "-nw_sf", "-nw_tx"],
    "bingham": ["+bg_out", "-bg_rm", "-no_bg", "-bg_sf", "+bg_nw"],
    "remston": ["+rm_out", "-mf_rm", "-no_rm", "+bg_rm"],
    "mansfield": ["+mf_out", "-sw_mf", "-no_mf", "+mf_rm"],
    "shire_wood": ["+sw_out", "+bl_sw", "+sw_sf", "-no_sw", "+sw_mf"],
    "southwell_forest": ["+sf_tx", "+nw_sf", "+bg_sf", "-no_sf", "-sw_sf"],
    "nottingham": ["+no_sf", "+no_bg", "+no_rm", "+no_mf", "+no_sw"],
}
HILL_NEIGHBOURS = ("blyth", "tuxford", "shire_wood", "southwell_forest")
