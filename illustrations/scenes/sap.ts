import { island, plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { arc, bars, slice, table } from '../kit/data.ts';
import { arrow } from '../kit/links.ts';
import { sheet, writing } from '../kit/screens.ts';
import { check, tick } from '../kit/signs.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, each, fade, group, line, path, put, rect, times, trace, turn } from '../svg.ts';

function tileFaces(): Art[] {
  const label = writing(12, 20, [48], 12, 'Q z3');
  return [
    label + bars(14, 92, [22, 34, 28, 48], 14, 6, 't4'),
    label + slice(54, 64, 30, 16, 0, 0.68, 't4') + slice(54, 64, 30, 16, 0.68, 1, 't2'),
    label +
      trace(
        [
          [14, 84],
          [36, 66],
          [56, 74],
          [90, 40],
        ],
        'T4 z3',
      ),
    label + path('M16 78V52h12v26M36 52h14q8 0 8 9t-8 9H36M74 52v26h16', 'T5 z3'),
    writing(12, 22, [60, 44], 14, 'W z3') + path('M16 86l22-22 16 12 34-34m0 0v18m0-18H70', 'W z4'),
    label + writing(14, 46, [76, 60, 70, 40], 14, 'T3 z3'),
    label + arc(54, 76, 30, -0.25, 0.25, 'T2 z5') + arc(54, 76, 30, -0.25, 0.12, 'T4 z5'),
    label + each([0, 1, 2], (i) => rect(14 + i * 27, 46, 22, 40, i === 1 ? 't4' : 't2', 3)),
    label +
      times(9, (i) =>
        rect(16 + (i % 3) * 26, 40 + Math.floor(i / 3) * 20, 20, 14, i === 4 || i === 5 ? 't4' : 't2', 2),
      ),
  ];
}

/** Fiori tiles as a small city on a slab of HANA's column store; one tile stands out. */
function launchpad(): Art {
  const { block, floor } = isometric(480, 196);
  const heights = [70, 30, 12, 46, 124, 22, 12, 34, 12];
  const faces = tileFaces();
  const columns = (width: number): Art =>
    times(Math.floor(width / 15), (i) => rect(8 + i * 15, 9, 8, 14 + ((i * 7) % 5) * 6, i % 4 === 1 ? 't3' : 't4', 2));
  const tiles = each([0, 1, 3, 2, 4, 6, 5, 7, 8], (i) => {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    const hot = i === 4;
    const shade = hot ? 'f' : heights[i] === 12 ? 'w' : i % 2 ? 's' : 't';
    const face = group(shade === 't' ? '' : '', faces[i] as Art);
    const plain = shade === 't' ? rect(6, 6, 96, 96, 'w', 6) + face : face;
    return block(12 + column * 120, 12 + row * 120, 46, [108, 108, heights[i] as number], shade, { top: plain });
  });
  return (
    plateau('sap-launch', 480, 430, 470, 290) +
    floor(-22, -22, 0, rect(0, 0, 416, 416, 't2', 24)) +
    block(0, 0, 0, [372, 372, 46], 'o', { left: columns(364), right: columns(364) }) +
    tiles
  );
}

function oldBox(): Art {
  const drawer = (i: number): Art => {
    const y = 190 + i * 62;
    const out = i === 1 ? 14 : 0;
    return (
      rect(66 + out, y, 126, 50, 'ob K', 6) + rect(84 + out, y + 12, 54, 12, 'p', 3) + circle(170 + out, y + 25, 6, 'p')
    );
  };
  return rect(54, 170, 150, 278, 'oa K', 10) + times(4, drawer);
}

function newBox(): Art {
  const heights = [150, 196, 120, 172, 96];
  const columns = each(
    heights,
    (h, i) =>
      rect(618 + i * 27, 424 - h, 19, h, i === 1 ? 't4' : 't3', 3) +
      times(Math.floor(h / 24), (k) => line(618 + i * 27, 424 - k * 24 - 20, 637 + i * 27, 424 - k * 24 - 20, 'W z1')),
  );
  return rect(600, 190, 158, 258, 'w K', 18) + columns + tick(679, 190, 20);
}

/** Tables leave the old box, pass a gate of checks and stand as columns in the new one; one row is set aside. */
function migration(): Art {
  const grid = { columns: [34, 34], rows: 3, rowHeight: 18, head: 'q' };
  const neat = { columns: [34, 34], rows: 3, rowHeight: 18, head: 't4' };
  const gate =
    path('M330 448V226a62 62 0 0 1 124 0V448h-26V232a36 36 0 0 0-72 0V448Z', 't4 K') +
    each([0, 1, 2], (i) => check(392 - 26 + i * 26, 196 - (i === 1 ? 12 : 4), 16, 'W z3'));
  const belt = rect(30, 448, 744, 24, 'wb K', 12) + times(15, (i) => circle(52 + i * 50, 460, 5, 'k'));
  const flagged =
    rect(352, 96, 150, 34, 'f K', 8) +
    writing(368, 113, [30], 1, 'W z4') +
    writing(414, 113, [24], 1, 'W z4') +
    writing(454, 113, [30], 1, 'W z4');
  return (
    island('sap migration', 400, 330, 380, 250) +
    oldBox() +
    turn(-9, 262, 404, table(226, 372, grid)) +
    newBox() +
    belt +
    put(0, 0, 1, table(358, 376, { ...grid, head: 't3' })) +
    gate +
    table(492, 376, neat) +
    path('M392 168V140', 'F z3 d') +
    flagged +
    arrow(510, 344, 562, 344, 'T4 z3', 14) +
    arrow(232, 344, 296, 344, 'Q z3', 14) +
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
  hero('sap-hero', 'erp', launchpad),
  vignette('sap-migration', 'erp', migration),
  vignette('sap-consulting', 'erp', smallPrint),
];
