"""Pictures as the eye sees them: scaled down, on a background, in grey or with a colour vision deficiency."""

from functools import cache

import numpy as np
import pygame

from tests.assets.folder import ASSETS, read

SIDE = 40
GROUNDS = {"parchment": (226, 205, 160), "forest": (94, 138, 60)}

# Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
# Deficiency", IEEE TVCG 15 (2009), severity 1.0; for linear RGB.
CONES = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
LUMINANCE = np.array([0.2126, 0.7152, 0.0722])
TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
Window = tuple[slice, slice]
EVERYTHING: Window = (slice(None), slice(None))
WHITE = np.array([0.9505, 1.0, 1.089])


def linear(rgb: np.ndarray) -> np.ndarray:
    """Linear light of sRGB values from 0 to 1."""
    return np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)


def lab(light: np.ndarray) -> np.ndarray:
    """CIE L*a*b* of linear RGB."""
    xyz = np.clip(light, 0, 1) @ TO_XYZ.T / WHITE
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = f[..., 0], f[..., 1], f[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


@cache
def small(path: str) -> tuple[np.ndarray, np.ndarray]:
    """Colour and opacity, from 0 to 1, of a picture fitted into a square of 40 pixels."""
    picture = pygame.image.load(ASSETS / path)
    factor = SIDE / max(picture.get_size())
    shrunk = pygame.transform.smoothscale_by(picture, factor)
    square = pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)
    square.blit(shrunk, shrunk.get_rect(center=(SIDE // 2, SIDE // 2)))
    colour = np.transpose(pygame.surfarray.array3d(square), (1, 0, 2)) / 255
    return colour, np.transpose(pygame.surfarray.array_alpha(square)) / 255


def on_ground(path: str, ground: str) -> np.ndarray:
    """The small picture on a background, as linear light."""
    colour, alpha = small(path)
    below = np.array(GROUNDS[ground]) / 255
    return linear(colour * alpha[..., None] + below * (1 - alpha[..., None]))


def _mean(difference: np.ndarray, one: str, other: str, window: Window) -> float:
    """The mean over the pixels in the window that either of the two pictures covers."""
    covered = np.maximum(small(one)[1], small(other)[1]) > 0.5
    return float(difference[window][covered[window]].mean())


def grey_difference(one: str, other: str, ground: str, window: Window = EVERYTHING) -> float:
    """Mean difference in lightness L*."""
    grey = np.repeat(LUMINANCE[:, None], 3, axis=1)
    seen = [lab(on_ground(path, ground) @ grey)[..., 0] for path in (one, other)]
    return _mean(np.abs(seen[0] - seen[1]), one, other, window)


def colour_difference(one: str, other: str, ground: str, cones: str, window: Window = EVERYTHING) -> float:
    """Mean colour difference (CIE76) for an eye that lacks one kind of cones."""
    matrix = np.array(CONES[cones])
    seen = [lab(on_ground(path, ground) @ matrix.T) for path in (one, other)]
    return _mean(np.linalg.norm(seen[0] - seen[1], axis=-1), one, other, window)


def contrast(text: str, ground: np.ndarray | str) -> float:
    """WCAG 2 contrast between #rrggbb and another colour, or the worst pixel of a picture (0 to 1)."""
    if isinstance(ground, str):
        ground = rgb(ground)
    letter = float(linear(rgb(text)) @ LUMINANCE)
    below = np.atleast_1d(linear(ground) @ LUMINANCE)
    high, low = np.maximum(below, letter), np.minimum(below, letter)
    return float(((high + 0.05) / (low + 0.05)).min())


def rgb(text: str) -> np.ndarray:
    return np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)]) / 255


def ui_middle(name: str, share: float = 0.5) -> np.ndarray:
    """Pixels in the middle of a screen element, where text goes, without single specks."""
    part = read("ui/manifest.json")["parts"][name]
    picture = pygame.image.load(ASSETS / "ui" / part["file"])
    blurred = pygame.transform.box_blur(picture, 2)
    pixels = np.transpose(pygame.surfarray.array3d(blurred), (1, 0, 2)) / 255
    height, width = pixels.shape[:2]
    y, x = int(height * (1 - share) / 2), int(width * (1 - share) / 2)
    return pixels[y : height - y, x : width - x]
