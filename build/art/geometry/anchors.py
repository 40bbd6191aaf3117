"""Names, piece slots, roads and adjacency of the spaces, in board pixels."""

from art.geometry.outline import HILL_R, HILL_X, HILL_Y, TOWN_X, TOWN_Y

# merry_men and henchmen are boxes (x, y, width, height); the other anchors are points
ANCHORS = {
    "blyth": {
        "name": "Blyth", "type": "parish", "label": [905, 166], "town": [1150, 265],
        "merry_men": [672, 200, 186, 160], "henchmen": [864, 200, 170, 160],
        "status": [782, 148], "camp": [626, 384], "carriage": [930, 402]},
    "retford": {
        "name": "Retford", "type": "parish", "label": [1965, 158], "town": [1560, 250],
        "merry_men": [1752, 188, 214, 160], "henchmen": [1976, 188, 204, 160],
        "status": [1814, 142], "camp": [1716, 388], "carriage": [2216, 256]},
    "tuxford": {
        "name": "Tuxford", "type": "parish", "label": [1790, 502], "town": [1500, 545],
        "merry_men": [1690, 536, 210, 108], "henchmen": [1912, 500, 220, 140],
        "status": [1642, 486], "camp": [2252, 594], "carriage": [2226, 488]},
    "newark": {
        "name": "Newark", "type": "parish", "label": [2100, 992], "town": [2190, 828],
        "merry_men": [1930, 1030, 174, 240], "henchmen": [2110, 1030, 174, 240],
        "status": [1950, 974], "camp": [1958, 1326], "carriage": [2140, 1340]},
    "bingham": {
        "name": "Bingham", "type": "parish", "label": [1560, 1160], "town": [1185, 1285],
        "merry_men": [1330, 1190, 214, 166], "henchmen": [1556, 1190, 204, 166],
        "status": [1394, 1144], "camp": [1764, 1380], "carriage": [1410, 1398]},
    "remston": {
        "name": "Remston", "type": "parish", "label": [700, 1206], "town": [470, 1290],
        "merry_men": [580, 1238, 190, 122], "henchmen": [776, 1238, 170, 122],
        "status": [542, 1190], "camp": [984, 1340], "carriage": [822, 1388]},
    "mansfield": {
        "name": "Mansfield", "type": "parish", "label": [536, 846], "town": [238, 900],
        "merry_men": [384, 876, 150, 176], "henchmen": [540, 876, 134, 160],
        "status": [360, 830], "camp": [600, 1086], "carriage": [436, 1096]},
    "shire_wood": {
        "name": "Shire Wood", "type": "forest", "label": [700, 524], "town": None,
        "merry_men": [470, 556, 270, 132], "henchmen": [752, 556, 240, 132],
        "status": None, "camp": [1040, 640], "carriage": [640, 734]},
    "southwell_forest": {
        "name": "Southwell Forest", "type": "forest", "label": [1630, 770], "town": None,
        "merry_men": [1430, 798, 180, 170], "henchmen": [1615, 798, 170, 170],
        "status": None, "camp": [1372, 968], "carriage": [1286, 858]},
    "nottingham": {
        "name": "Nottingham", "type": "town", "label": [TOWN_X + 4, TOWN_Y + 204], "town": None,
        "merry_men": [TOWN_X - 168, TOWN_Y - 64, 150, 196], "henchmen": [TOWN_X - 14, TOWN_Y - 64, 186, 196],
        "status": None, "camp": None, "carriage": [TOWN_X + 104, TOWN_Y - 122]},
    "ollerton_hill": {
        "name": "Ollerton Hill", "type": "hill", "label": [HILL_X, HILL_Y + HILL_R + 14], "town": None,
        "merry_men": None, "henchmen": None,
        "status": None, "camp": [HILL_X, HILL_Y], "carriage": None},
}

# towards Nottingham: from, to, control points
ROADS = [
    ("bingham", "remston", [(1196, 1318), (1130, 1338), (1060, 1356), (960, 1392), (820, 1400), (640, 1392),
                            (540, 1356), (474, 1318)]),
    ("remston", "mansfield", [(474, 1318), (462, 1262), (457, 1205), (448, 1166), (420, 1120), (350, 1060),
                              (290, 985), (252, 915)]),
    ("mansfield", "shire_wood", [(252, 915), (268, 860), (304, 810), (352, 755), (400, 700), (470, 690)]),
    ("shire_wood", "nottingham", [(470, 690), (560, 722), (690, 742), (760, 746), (806, 772)]),
    ("blyth", "tuxford", [(1158, 280), (1188, 330), (1246, 396), (1330, 452), (1400, 498), (1474, 545)]),
    ("retford", "tuxford", [(1556, 262), (1572, 320), (1578, 380), (1560, 440), (1528, 500), (1508, 550)]),
    ("newark", "tuxford", [(2150, 850), (2080, 790), (2062, 712), (2010, 676), (1850, 660), (1700, 640),
                           (1590, 606), (1512, 570)]),
    ("tuxford", "southwell_forest", [(1496, 556), (1486, 610), (1464, 670), (1420, 736), (1356, 798)]),
    ("southwell_forest", "nottingham", [(1356, 798), (1286, 850), (1214, 880), (1130, 890)]),
]

LAND = [
    ("bingham", "remston"), ("blyth", "shire_wood"), ("blyth", "tuxford"), ("mansfield", "nottingham"),
    ("mansfield", "remston"), ("mansfield", "shire_wood"), ("newark", "tuxford"),
    ("nottingham", "shire_wood"), ("nottingham", "southwell_forest"), ("retford", "tuxford"),
    ("shire_wood", "southwell_forest"), ("southwell_forest", "tuxford"),
]
RIVER = [
    ("blyth", "retford"), ("bingham", "newark"), ("bingham", "southwell_forest"), ("bingham", "nottingham"),
    ("newark", "southwell_forest"), ("nottingham", "remston"),
]
# rivers with a bridge count as land
BRIDGED = [("mansfield", "remston"), ("newark", "tuxford")]
# how far along its border a bridge marker lies, where the middle is taken: by the ribbon of Nottingham
BRIDGE_AT = {("bingham", "nottingham"): 0.32, ("nottingham", "remston"): 0.86}
