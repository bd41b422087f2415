import { palm } from '../kit/land.ts';
import { writing } from '../kit/screens.ts';
import { flag } from '../kit/signs.ts';
import { archipelago, onRelief, sheets } from '../relief.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, circle, path, put, rect, smooth, turn } from '../svg.ts';

/** At the foot of the trail: pack, boots, and a signpost with more than one way up. */
function trailhead(): Art {
  const land = archipelago(
    'trail',
    [
      [480, 560, 400, 120, 0.7],
      [760, 500, 140, 70, 0.55],
      [250, 520, 120, 54, 0.22],
    ],
    20,
    260,
  );
  const [sx, sy] = onRelief(land, [770, 492]);
  const pack = put(
    300,
    588,
    1,
    path('M-92 0C-112-90-106-230-62-258H62C106-230 112-90 92 0Z', 't4 K') +
      path('M-62-258C-56-300 56-300 62-258L74-190H-74Z', 'n K') +
      path('M-22-282c0-34 44-34 44 0', 'K z5') +
      rect(-64, -112, 128, 92, 't3 K', 16) +
      path('M-64-82H64', 'K') +
      rect(-12, -92, 24, 22, 's K', 4) +
      path('M-40-190v60M40-190v60', 'K z5') +
      rect(-50, -186, 20, 16, 's K', 3) +
      rect(30, -186, 20, 16, 's K', 3) +
      turn(
        -8,
        0,
        -300,
        rect(-128, -316, 210, 46, 's K', 23) + circle(60, -293, 14, 'sb K') + path('M-70-316v46M10-316v46', 'K z4'),
      ) +
      rect(96, -132, 34, 118, 'w K', 10) +
      rect(100, -150, 26, 22, 'n K', 5) +
      path('M-110-60q-20 10-8 40', 'K z3'),
  );
  const sign = (y: number, text: number, hot: boolean, right: boolean): Art =>
    path(right ? `M0 ${y}h126l26 26-26 26H0z` : `M0 ${y}h-126l-26 26 26 26H0z`, hot ? 'f K' : 'w K') +
    writing(right ? 22 : -22 - text, y + 26, [text], 1, hot ? 'W z5' : 'K z5');
  const post = put(
    560,
    590,
    1,
    path('M-9 0V-330H9V0Z', 'sb K') +
      sign(-312, 80, true, true) +
      sign(-246, 74, false, false) +
      sign(-180, 66, false, true),
  );
  const way = [
    [470, 640],
    [600, 620],
    [690, 596],
    [640, 566],
    [700, 540],
    [760, 524],
    [712, 504],
  ].map(([x = 0, y = 0]) => onRelief(land, [x, y]));
  return (
    sheets(land) +
    path(smooth(way), 'W z5') +
    path(smooth(way), 'F z3 e') +
    flag(sx, sy + 4, 90) +
    palm(860, 600, 110, 't4 K') +
    palm(120, 586, 120, 't4 K', -1) +
    post +
    pack +
    put(
      434,
      606,
      1,
      path('M-30-64H8v30c18 6 40 8 44 28V4H-30z', 'sb K') +
        rect(-34, 0, 90, 12, 'k', 4) +
        path('M-8-50H8M-8-38H8', 'W'),
    )
  );
}

export const careers: readonly Scene[] = [hero('careers-hero', 'advisory', trailhead, 160)];
