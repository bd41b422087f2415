import { island } from '../ground.ts';
import { cylinder } from '../kit/data.ts';
import { figures } from '../kit/figures.ts';
import { shade, sheet, writing } from '../kit/screens.ts';
import { tick, wrench } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, ellipse, path, points, put, rect, times, turn } from '../svg.ts';

/** Patching in turn: four nodes over one shared store, one of them out for its plaster, the service never. */
function rollingPatch(): Art {
  const node = (x: number, y: number, out: boolean): Art =>
    rect(x, y, 112, 172, out ? 'h F z3' : 'w K', 10) +
    times(
      4,
      (i) =>
        rect(x + 14, y + 18 + i * 36, 84, 24, out ? 'w F' : 't2 K', 4) +
        circle(x + 84, y + 30 + i * 36, 4, out ? 'f' : 't4') +
        path(`M${x + 24} ${y + 30 + i * 36}h30`, out ? 'F z3' : 'T4 z3'),
    );
  const plaster = turn(
    -32,
    486,
    126,
    rect(426, 102, 120, 48, 's K', 24) +
      rect(462, 102, 48, 48, 'w K') +
      each(points('476,118 496,118 476,134 496,134'), ([x, y]) => circle(x, y, 3, 'k')),
  );
  return (
    island('rac', 400, 310, 390, 270) +
    path('M166 420V386H634V420M166 386V340M322 386V340M634 386V340', 'K z3') +
    path('M478 386V300', 'F z3 e') +
    node(110, 170, false) +
    node(266, 170, false) +
    node(422, 116, true) +
    node(578, 170, false) +
    each([166, 322, 634], (x) => tick(x, 168, 20)) +
    plaster +
    wrench(556, 108, 74, 't3 K') +
    cylinder(292, 404, 216, 130, 3, 't3', 't1') +
    path('M166 420c0 60 60 60 126 60M634 420c0 60-60 60-126 60', 'K z3')
  );
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
      rect(540, 428, 200, 130, 'w K', 6),
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
    rect(132, 176, 536, 340, 't2 K', 8),
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
