import { island } from '../ground.ts';
import { cylinder } from '../kit/data.ts';
import { figures } from '../kit/figures.ts';
import { standing } from '../kit/people.ts';
import { shade, sheet, writing } from '../kit/screens.ts';
import { cloud, wrench } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, ellipse, path, points, put, rect, times, turn } from '../svg.ts';

/** An engine seen from the front, its hub at x, y: it turns, or stands still with a plaster on it. */
function engine(x: number, y: number, out: boolean): Art {
  const blade = path('M0-12C-14-40-12-66 0-80 12-66 14-40 0-12Z', 'o K');
  const turning = circle(0, 0, 68, 't1 T4') + path('M-52-26A58 58 0 0 1 26-52M52 26A58 58 0 0 1-26 52', 'T4 z4');
  const still = times(3, (i) => turn(i * 120 + 60, 0, 0, blade));
  const plaster = turn(
    -28,
    0,
    0,
    rect(-48, -17, 96, 34, 's K', 17) +
      rect(-17, -17, 34, 34, 'w K') +
      each(points('-7,-6 7,-6 -7,6 7,6'), ([px, py]) => circle(px, py, 2.5, 'k')),
  );
  return put(
    x,
    y,
    1,
    out ? still : turning,
    circle(0, 0, 38, `${out ? 'f' : 't4'} K z2`),
    out ? plaster : circle(0, 0, 12, 'w K'),
  );
}

/** Patching in turn: four engines carry one database, one of them stands for its plaster, and nothing comes down. */
function rollingPatch(): Art {
  const wing = 218;
  return [
    island('rac', 400, 310, 390, 270),
    cloud(104, 470, 104),
    cloud(706, 430, 120),
    path('M120 240L330 470M262 250L364 456M680 240L470 470', 'K') + path('M540 250C510 330 490 400 440 456', 'F z3 e'),
    path('M388 150L394 44h12l6 106z', 't4 K z2') + path('M258 132Q400 108 542 132L520 148H280z', 't3 K z2'),
    path('M340 190L26 186q-16 2-16 12t16 14L340 260zM460 190L774 186q16 2 16 12t-16 14L460 260z', 't3 K z2'),
    path('M60 199H320M480 199H740', 'K z1'),
    circle(400, 208, 82, 'w K z2'),
    path('M334 190Q340 138 400 138T466 190Q400 168 334 190Z', 'o K') +
      path('M400 140v34M362 146l-6 30M438 146l6 30', 'L'),
    path('M322 226Q400 262 478 226', 'T4 z4'),
    circle(400, 226, 17, 't4 K'),
    standing(628, 188, -0.92, { top: 't5', legs: 'n K', arm: 'M4-138C14-112 24-96 44-84', hair: 'curls' }),
    wrench(566, 98, 66, 't3 K'),
    engine(100, wing, false),
    engine(244, wing, false),
    engine(700, wing, false),
    engine(556, wing, true),
    cylinder(308, 424, 184, 150, 3, 't3', 't1'),
    path('M20 300h60M36 324h30M724 320h56', 'T4 z3'),
  ].join('');
}

/** The sum from the buyer's side of the table: an abacus on the contract, one bead moved. */
function abacus(): Art {
  const rods = times(6, (row) => {
    const y = 216 + row * 46;
    const moved = [3, 5, 2, 4, 1, 5][row] as number;
    return (
      path(`M138 ${y}H562`, 'K z4') +
      times(8, (i) => {
        const right = i >= moved;
        const x = (right ? 300 : 172) + i * 33;
        const hot = row === 2 && i === moved;
        return ellipse(x - (hot ? 48 : 0), y, 14, 19, `${hot ? 'f' : right ? 't3' : 't4'} K`);
      })
    );
  });
  return [
    island('abacus', 400, 310, 395, 275),
    turn(
      9,
      590,
      300,
      sheet(430, 50, 280, 410, 'w K', 40),
      path('M462 100h120', 'K z6'),
      writing(462, 146, [200, 180, 208, 160, 190, 204, 150], 24, 'Q z4'),
      circle(656, 400, 36, 't2 K'),
      circle(656, 400, 24, 'T4'),
      path('M640 432l-8 44 22-12 18 18 4-44', 't2 K'),
    ),
    turn(
      -4,
      350,
      330,
      shade(110, 166, 480, 330, 14),
      rect(110, 166, 480, 330, 't0', 14),
      rods,
      path('M110 180q0-14 14-14h452q14 0 14 14v302q0 14-14 14H124q-14 0-14-14zM138 194V468H562V194z', 'sb K'),
    ),
    turn(
      -6,
      650,
      500,
      shade(540, 428, 200, 130, 6),
      rect(540, 428, 200, 130, 'w K z2', 6),
      figures(560, 448, '9-2=7', 30, 'F z4'),
      path('M560 504h150M560 528h96', 'Q z4'),
    ),
  ].join('');
}

function pigeon(x: number, y: number, tone: string): Art {
  return put(
    x,
    y,
    1,
    path('M-6 34v12M8 34v12', 'F z3'),
    path(
      'M-62 24L-34 4C-26-22-4-30 12-28C8-52 30-62 46-50L58-42 46-36C48 0 36 36 0 36C-24 36-40 30-62 24Z',
      `${tone} K`,
    ),
    path('M-34 6C-12-2 12 2 16 20C0 30-18 28-34 6Z', 'w K'),
    path('M14-26q14 6 30-2', 'T3 z3'),
    circle(34, -42, 3.5, 'k'),
  );
}

/** Interfaces that speak up: five carrier pigeons are home with their letters, the sixth is missing and the bell rings. */
function pigeonLoft(): Art {
  const cells = times(6, (i) => {
    const [x, y] = [232 + (i % 3) * 168, 258 + Math.floor(i / 3) * 158];
    const missing = i === 4;
    return (
      path(`M${x - 66} ${y + 62}V${y - 10}a66 62 0 0 1 132 0v72z`, missing ? 'h F z3' : 'n K') +
      (missing
        ? path(
            `M${x - 44} ${y + 40}L${x - 24} ${y + 18}C${x - 10} ${y - 16} ${x + 40} ${y - 30} ${x + 40} ${y + 4}S${x - 4} ${y + 52} ${x - 44} ${y + 40}`,
            'F e',
          )
        : pigeon(x, y + 14, ['w', 't2', 'w', 't1', '', 't2'][i] as string) +
          put(x + 6, y + 24, 1, rect(-20, 12, 34, 22, 's K', 3), path('M-20 14l17 11 17-11', 'K z1'))) +
      rect(x - 74, y + 60, 148, 14, 'sb K', 4)
    );
  });
  const bell = [
    path('M0-58v-16', 'K z4'),
    path('M-46 24C-32 8-34-14-30-30-24-60 24-60 30-30 34-14 32 8 46 24Z', 'f K'),
    circle(0, 32, 11, 'fc K'),
    path('M-58-34a60 60 0 0 0-10 44M58-34a60 60 0 0 1 10 44M-78-46a84 84 0 0 0-12 66M78-46a84 84 0 0 1 12 66', 'F z4'),
  ].join('');
  return [
    island('loft', 400, 330, 395, 255),
    path('M30 578H770', 'K z4'),
    path('M180 520v58M620 520v58', 'K z6'),
    shade(132, 176, 536, 340, 8),
    rect(132, 176, 536, 340, 't2 K z2', 8),
    cells,
    path('M90 180L330 60H470L710 180Z', 't4 K') + path('M150 150H650M216 118H584', 'TC'),
    put(400, 118, 1, bell),
    rect(122, 500, 556, 20, 'sc K', 4),
  ].join('');
}

export const oraclePractice: readonly Scene[] = [
  vignette('oracle-services-support', 'erp', rollingPatch),
  vignette('oracle-services-consulting', 'erp', abacus),
  vignette('oracle-services-integration', 'erp', pigeonLoft),
];
