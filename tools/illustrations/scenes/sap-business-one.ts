import { island, plateau } from '../ground.ts';
import { bars } from '../kit/data.ts';
import { figures } from '../kit/figures.ts';
import { person, standing } from '../kit/people.ts';
import { sheet, writing } from '../kit/screens.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, each, line, path, points, poly, put, rect, times, trace, turn } from '../svg.ts';

function crate(x: number, y: number, w: number, h: number): Art {
  return rect(x, y, w, h, 'sb K', 3) + path(`M${x + w * 0.38} ${y}v${h * 0.34}h${w * 0.24}v-${h * 0.34}`, 'w K');
}

function truck(x: number, y: number): Art {
  return put(
    x,
    y,
    1,
    rect(0, -92, 112, 76, 'w K', 6),
    path('M112-74h32l24 30v28h-56z', 't3 K'),
    path('M122-64h18l14 20h-32z', 'w K'),
    circle(34, -12, 17, 'o K'),
    circle(34, -12, 6, 'w'),
    circle(134, -12, 17, 'o K'),
    circle(134, -12, 6, 'w'),
    crate(54, -62, 46, 42),
  );
}

function rooms(): Art {
  const office =
    rect(196, 330, 120, 12, 'sc K', 3) +
    path('M210 342v58M302 342v58', 'K z3') +
    rect(226, 270, 66, 48, 'o K', 5) +
    bars(236, 310, [10, 20, 14, 28], 8, 4, 't3') +
    path('M259 318v12', 'K z3') +
    person(366, 400, 84, 't4 K') +
    rect(344, 228, 84, 56, 'w K', 4) +
    path('M354 272l18-20 16 10 28-26', 'T4 z3');
  const sales =
    rect(480, 226, 190, 74, 'w K', 6) +
    each([0, 1, 2, 3], (i) =>
      path(`M${492 + i * 44} 240h34l10 12-10 12h-34l10-12z`, i < 2 ? 't4' : i === 2 ? 't3' : 't1'),
    ) +
    writing(492, 284, [50], 1, 'Q z3') +
    person(520, 400, 84, 't3 K') +
    person(640, 400, 84, 'n K') +
    path('M556 350h46M566 366h26', 'K z3');
  const shop =
    path('M190 470h150v-22H190z', 't3 K') +
    path('M190 448l12-18h126l12 18', 't4 K') +
    rect(206, 530, 128, 70, 's K', 4) +
    rect(224, 500, 44, 30, 'o K', 4) +
    rect(230, 506, 32, 12, 't3', 2) +
    person(304, 530, 72, 't4 K') +
    rect(352, 470, 46, 130, 't1 K', 3) +
    circle(362, 538, 3, 'k');
  const shelves =
    path('M430 430V600M540 430V600M580 430V600M680 430V600M430 480H540M580 480H680M430 540H540M580 540H680', 'K z3') +
    each(
      points('440,446 488,440 586,450 638,444 442,506 490,500 588,502 634,510 438,566 496,562 586,562 634,568'),
      ([x, y], i) => crate(x, y, 36 + (i % 3) * 4, (i < 4 ? 480 : i < 8 ? 540 : 600) - y),
    );
  return office + sales + shop + shelves;
}

/** A small company with its front taken off: one order passes through shop, office and store to the truck. */
function dollHouse(): Art {
  // Along the floor's beam, down the aisle of the store and out between two shelves: past everybody and every crate.
  const route = 'M246 496V421q0-14 14-14H546q14 0 14 14V537q0 14 14 14H700';
  return (
    plateau('company', 480, 560, 440, 132) +
    rect(170, 210, 530, 390, 'w K z2') +
    rect(170, 210, 262, 190, 't0') +
    rect(432, 210, 268, 190, 't1') +
    rect(170, 412, 240, 188, 't1') +
    rect(410, 412, 290, 188, 't0') +
    rect(160, 400, 550, 14, 't4 K', 3) +
    path(route, 'W z5') +
    path(route, 'F z3 e') +
    rooms() +
    line(432, 210, 432, 400, 'K z3') +
    line(410, 414, 410, 600, 'K z3') +
    rect(170, 210, 530, 390, 'K z3') +
    poly(points('140,212 220,110 650,110 730,212'), 't4 K') +
    path('M180 186H690M200 160H670M216 134H654', 'TC') +
    rect(560, 70, 44, 62, 'sb K') +
    rect(552, 62, 60, 14, 'sc K') +
    line(60, 600, 900, 600, 'K z3') +
    truck(742, 595) +
    path('M700 551H750', 'F z3 e') +
    each(points('246,490 360,407 560,430 700,551'), ([x, y]) => circle(x, y, 8, 'w F z3')) +
    sheet(751, 512, 34, 46, 'l F', 12) +
    writing(758, 536, [18, 12], 10, 'F z3')
  );
}

/** Debit and credit: rows of different size on the two pans of a level balance. */
function balance(): Art {
  const rows = (x: number, sizes: readonly number[], tone: string): Art => {
    let y = 392;
    return each(sizes, (size, i) => {
      y -= size;
      return (
        rect(x, y, 160, size - 4, `${i === sizes.length - 1 && tone === 't3' ? 'f' : i % 2 ? 'w' : tone} K`, 6) +
        (size > 24
          ? writing(x + 18, y + size / 2 - 2, [58], 1, i % 2 ? 'Q z4' : 'K z4') +
            writing(x + 108, y + size / 2 - 2, [34], 1, i % 2 ? 'T4 z4' : 'K z4')
          : '')
      );
    });
  };
  const pan = (x: number): Art =>
    path(`M${x} 396h200c-8 40-40 56-100 56s-92-16-100-56z`, 't4 K') +
    trace(
      [
        [x, 396],
        [x + 100, 140],
        [x + 200, 396],
      ],
      'K',
    );
  return (
    island('balance', 400, 330, 390, 260) +
    path('M386 130h28v390h-28z', 't3 K') +
    path('M300 548c0-22 40-32 100-32s100 10 100 32z', 't4 K') +
    rows(120, [44, 72, 36, 48], 't2') +
    rows(520, [84, 40, 44, 32], 't3') +
    pan(100) +
    pan(500) +
    rect(180, 128, 440, 20, 'n K', 10) +
    circle(400, 138, 30, 'w K') +
    figures(391, 124, '=', 27, 'K z3') +
    circle(200, 138, 7, 'w K') +
    circle(600, 138, 7, 'w K') +
    path('M400 108V84', 'K z3') +
    circle(400, 76, 9, 'f K')
  );
}

/** Stock as an hourglass: above, crates run out past their reorder line; below, the next ship is already in. */
function stock(): Art {
  const glass =
    'M232 100H568C568 214 470 258 428 300C470 342 568 386 568 500H232C232 386 330 342 372 300C330 258 232 214 232 100Z';
  const box = (x: number, y: number, lean = 0): Art => turn(lean, x + 26, y + 25, crate(x, y, 52, 50));
  const container = (x: number, y: number, tone: string): Art =>
    rect(x, y, 54, 30, `${tone} K`, 2) +
    path(`M${x + 14} ${y + 6}v18M${x + 27} ${y + 6}v18M${x + 40} ${y + 6}v18`, 'K z1');
  const ship = [
    rect(-96, -36, 36, 36, 'w K z2', 3) + path('M-90-24h24', 'K z3') + rect(-88, -62, 18, 26, 't4 K'),
    container(-52, -30, 's') + container(6, -30, 't4') + container(64, -30, 'w'),
    container(-52, -60, 't3') + container(6, -60, 'f'),
    path('M-116 0H132L112 44H-92Z', 'n K z2') + path('M-104 26H120', 'F z4'),
  ].join('');
  return [
    island('reorder', 400, 310, 392, 266),
    clip(
      'glass',
      glass,
      rect(220, 90, 360, 430, 't0'),
      box(330, 196, -12) + box(396, 190, 9) + box(372, 240, 4),
      path('M200 440q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0V520H200Z', 't3 K'),
      put(396, 424, 1, ship),
      path('M190 466q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0V520H190Z', 't2 T4'),
    ),
    path(glass, 'K z3'),
    path('M262 128C266 176 286 204 318 232', 'L z5'),
    path('M206 164H594', 'F z4 e') + path('M606 164l26-16v32z', 'f K'),
    crate(386, 318, 28, 27) + path('M400 356v26', 'T4 z3 d'),
    path('M214 92V508M586 92V508', 'K z5') + path('M214 92V508M586 92V508', 'TB'),
    rect(176, 60, 448, 42, 'n K z2', 12) + rect(176, 498, 448, 42, 'n K z2', 12),
  ].join('');
}

/** Drilling down: under the doubted bar a shaft leads through totals and rows to the one invoice that made it. */
function drillDown(): Art {
  const strata = ['sb', 'sc', 't3', 'n'];
  const shaft = path('M356 236V548H476V236', 'o K');
  return [
    clip(
      'ground',
      'M14 236H786V470C786 540 640 584 400 584S14 540 14 470Z',
      each(strata, (tone, i) => path(`M0 ${236 + i * 88}q100-14 200 0t200 0 200 0 200 0V600H0Z`, `${tone} K`)),
      path(
        times(9, (i) => `M${60 + i * 84} 280h${34 + (i % 3) * 14}`),
        'W z5',
      ),
      path(
        times(13, (i) => `M${46 + i * 58} 368h${24 + (i % 3) * 8}`),
        'W z4',
      ),
      path(
        times(18, (i) => `M${36 + i * 42} 450h${16 + (i % 3) * 6}M${54 + i * 42} 474h${14 + (i % 2) * 8}`),
        'T2 z3',
      ),
    ),
    path('M14 236H786', 'K z4'),
    bars(126, 236, [84, 120, 66], 66, 16, 't3 K'),
    rect(372, 66, 88, 170, 'f K', 4),
    bars(494, 236, [104, 140, 90], 66, 16, 't3 K'),
    path('M400 124a16 16 0 1 1 24 14q-8 5-8 16M416 176v.1', 'L z5'),
    shaft,
    path('M374 240V470M398 240V470', 'Q z3') +
      path(
        times(14, (i) => `M374 ${254 + i * 16}h24`),
        'Q z3',
      ),
    path('M438 214V380', 'L z3') + path('M416 206h44', 'K z5') + circle(438, 212, 12, 'w K'),
    path('M432 412L360 428V512Z', 'h'),
    standing(446, 546, -0.74, { top: 't3', legs: 'tb K', arm: 'M6-128C24-110 36-104 56-110', hair: 'none' }),
    path('M428 414a18 16 0 0 1 36 0z', 'u3 K') + circle(430, 412, 6, 'l'),
    turn(
      -6,
      392,
      486,
      sheet(366, 440, 50, 70, 'w K', 14),
      path('M374 464h24M374 476h30', 'Q z3'),
      path('M374 494h30', 'F z4'),
    ),
  ].join('');
}

export const sapBusinessOne: readonly Scene[] = [
  hero('sap-business-one-hero', 'erp', dollHouse),
  vignette('sap-business-one-financial', 'erp', balance),
  vignette('sap-business-one-inventory', 'erp', stock),
  vignette('sap-business-one-intelligence', 'erp', drillDown),
];
