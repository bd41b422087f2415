import { island } from '../ground.ts';
import { cylinder } from '../kit/data.ts';
import { figures } from '../kit/figures.ts';
import { tie } from '../kit/links.ts';
import { person } from '../kit/people.ts';
import { shade, sheet, writing } from '../kit/screens.ts';
import { bolt, cart, cloud, gear, tick, wrench } from '../kit/signs.ts';
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

/** Integration as a socket strip in the round: five systems are plugged in, the sixth is on its way. */
function plugs(): Art {
  const spots = points('120,130 120,300 120,470 680,130 680,300 680,470');
  const signs = [
    cart(2, 0, 44),
    cylinder(-22, -28, 44, 56, 3),
    cloud(0, 22, 40, 't1 K'),
    person(0, 26, 58, 't4 K'),
    gear(0, 0, 28, 't3 K'),
    bolt(0, 0, 50, 'f K'),
  ];
  const cables = each(spots, ([x, y], i) => {
    const left = x < 400;
    const [fx, fy] = [left ? x + 54 : x - 54, y];
    const open = i === 5;
    const [tx, ty] = [left ? 292 : open ? 560 : 508, open ? 410 : 300 + (y - 300) * 0.42];
    const plug = left
      ? path(`M${tx - 40} ${ty - 18}h26v36h-26zM${tx - 14} ${ty - 9}h16M${tx - 14} ${ty + 9}h16`, 't4 K z3')
      : path(
          `M${tx + 40} ${ty - 18}h-26v36h26zM${tx + 14} ${ty - 9}h-16M${tx + 14} ${ty + 9}h-16`,
          `${open ? 'f' : 't4'} K z3`,
        );
    return tie(fx, fy, left ? tx - 40 : tx + 40, ty, open ? 'F z4' : 'T5 z4') + plug;
  });
  return (
    island('plugs', 400, 300, 395, 275) +
    cables +
    path('M342 150H458L510 216V384L458 450H342L290 384V216Z', 't2 K') +
    path('M356 186H444L480 232V368L444 414H356L320 368V232Z', 'w K') +
    writing(350, 250, [40, 28, 40], 22, 'Q z4') +
    writing(412, 250, [40, 28, 40], 22, 'T4 z4') +
    each([0, 1, 2], (i) => path(`M392 ${250 + i * 22}h16`, 'F z3 d')) +
    writing(350, 350, [100], 1, 't4 T4 z5') +
    path('M478 366l10 0M478 384h10', 'F z4') +
    each(spots, ([x, y], i) => rect(x - 54, y - 54, 108, 108, 'w K', 22) + put(x, y, 1, signs[i] as Art))
  );
}

export const oraclePractice: readonly Scene[] = [
  vignette('oracle-services-support', 'erp', rollingPatch),
  vignette('oracle-services-consulting', 'erp', abacus),
  vignette('oracle-services-integration', 'erp', plugs),
];
