import { island } from '../ground.ts';
import { table } from '../kit/data.ts';
import { arrow } from '../kit/links.ts';
import { sheet, writing } from '../kit/screens.ts';
import { check, tick } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, each, fade, line, path, put, rect, times, turn } from '../svg.ts';

function oldBox(): Art {
  const drawer = (i: number): Art => {
    const y = 190 + i * 62;
    const out = i === 1 ? 14 : 0;
    return (
      rect(56 + out, y, 126, 50, 'ob K', 6) + rect(74 + out, y + 12, 54, 12, 'p', 3) + circle(160 + out, y + 25, 6, 'p')
    );
  };
  return rect(44, 170, 150, 278, 'oa K z2', 10) + times(4, drawer);
}

function newBox(): Art {
  const heights = [150, 196, 120, 172, 96];
  const columns = each(
    heights,
    (h, i) =>
      rect(618 + i * 27, 424 - h, 19, h, i === 1 ? 't4' : 't3', 3) +
      times(Math.floor(h / 24), (k) => line(618 + i * 27, 424 - k * 24 - 20, 637 + i * 27, 424 - k * 24 - 20, 'W z1')),
  );
  return rect(600, 190, 158, 258, 'w K z2', 18) + columns + tick(679, 190, 20);
}

/** Tables leave the old box, pass a gate of checks and stand as columns in the new one; one row is set aside. */
function migration(): Art {
  const grid = { columns: [46, 46], rows: 3, rowHeight: 25, head: 'p' };
  const neat = { columns: [46, 46], rows: 3, rowHeight: 25, head: 't4' };
  const gate =
    path('M312 448V236a80 80 0 0 1 160 0V448h-26V240a54 54 0 0 0-108 0V448Z', 't4 K z2') +
    each([0, 1, 2], (i) => check(392 - 34 + i * 34, 188 - (i === 1 ? 14 : 2), 18, 'W z3'));
  const belt = rect(30, 448, 744, 24, 'wb K', 12) + times(15, (i) => circle(52 + i * 50, 460, 5, 'k'));
  const flagged =
    rect(352, 96, 150, 34, 'f K', 8) +
    writing(368, 113, [30], 1, 'W z4') +
    writing(414, 113, [24], 1, 'W z4') +
    writing(454, 113, [30], 1, 'W z4');
  return (
    island('sap migration', 400, 330, 380, 250) +
    oldBox() +
    turn(-7, 260, 440, table(214, 342, grid)) +
    newBox() +
    belt +
    put(0, 0, 1, table(346, 348, { ...grid, head: 't3' })) +
    gate +
    table(490, 348, neat) +
    path('M392 150V136', 'F z3 d') +
    flagged +
    arrow(506, 312, 570, 312, 'T4 z4', 16) +
    arrow(228, 312, 292, 312, 'P z4', 16) +
    put(596, 60, 1, sheet(0, 0, 76, 96), writing(14, 38, [40, 48, 30], 16, 'Q z3')) +
    path('M508 113h76', 'F z3 d')
  );
}

const rows = [250, 286, 232, 300, 264, 276, 210, 292, 248];

/** A second opinion before the large signature: glasses on the small print, the pen still has its cap on. */
function smallPrint(): Art {
  const lens = (x: number): string => `M${x - 92} 266q-4-46 44-46h96q48 0 44 46-6 86-92 86t-92-86z`;
  const lines = (gap: number, from: number, weight: string, x: number): Art =>
    each(rows, (w, i) => path(`M${x} ${from + i * gap}h${w}`, `Q ${weight}`));
  return [
    island('signature', 400, 310, 395, 275),
    turn(
      -5,
      400,
      300,
      fade(0.16, rect(196, 62, 440, 506, 'n', 8)),
      times(7, (i) => rect(204 - i * 3, 66 - i * 4, 420, 490, i % 2 ? 'wb K' : 'w K', 6)),
      path('M222 92h180', 'K z6'),
      lines(24, 132, 'z3', 222),
      writing(222, 376, [330, 290, 310, 180], 20, 'Q z3'),
      path('M222 492h210', 'K z3'),
      path('M222 470l14 14m0-14l-14 14', 'K z3'),
      path('M470 462l84 0M470 484l60 0', 'Q z3'),
      each([300, 512], (x, i) =>
        clip(
          `lens${i}`,
          lens(x),
          path(lens(x), 't0'),
          writing(x - 120, 236, [260, 260, 260, 260], 34, 'P z5'),
          i
            ? path('M400 270h240', 'h z6') +
                path('M400 270h240', 'H z6') +
                path('M420 270h150', 'F z5') +
                path('M420 304h110', 'F z5')
            : '',
        ),
      ),
      path('M392 262q14-22 28 0', 'K z5'),
      each([300, 512], (x) => path(lens(x), 'K z5')),
      path('M208 262C150 236 110 240 70 292M604 262C662 230 700 236 736 280', 'K z5'),
      path('M232 246l26-14M444 246l26-14', 'W z4'),
    ),
    turn(
      -32,
      610,
      500,
      rect(474, 486, 240, 30, 'f K', 14),
      rect(474, 486, 92, 30, 'o K', 14),
      path('M560 486v30', 'L z3'),
      path('M490 482h60', 'Q z4'),
      rect(698, 490, 26, 22, 'q K', 6),
    ),
  ].join('');
}

export const sap: readonly Scene[] = [
  vignette('sap-migration', 'erp', migration),
  vignette('sap-consulting', 'erp', smallPrint),
];
