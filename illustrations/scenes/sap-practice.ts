import { island, plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { arc, onCircle } from '../kit/data.ts';
import { handset, telephone } from '../kit/desk.ts';
import { hexAt, hexagon } from '../kit/links.ts';
import { person } from '../kit/people.ts';
import { writing } from '../kit/screens.ts';
import { cart, check, flag, gear, wrench } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, ellipse, fade, line, path, put, rect, times, turn } from '../svg.ts';

const stepSigns: readonly Art[] = [
  circle(0, 0, 20, 'w T5 z3') + path('M15 15l16 16', 'T5 z4'),
  rect(-24, -30, 48, 60, 'w T5 z3', 5) + writing(-12, -12, [24, 24, 16], 14, 'T4 z3'),
  rect(-28, -28, 26, 26, 't4 T5') +
    rect(2, -28, 26, 26, 'w T5') +
    rect(-28, 2, 26, 26, 'w T5') +
    rect(2, 2, 26, 26, 't4 T5'),
  path('M-30-18h60M-30 0h60M-30 18h60', 'T5 z3') +
    circle(-10, -18, 8, 'w T5 z3') +
    circle(14, 0, 8, 'w T5 z3') +
    circle(-4, 18, 8, 'w T5 z3'),
  rect(-34, -18, 68, 36, 'w T5 z3', 18) + circle(16, 0, 13, 't4 T5'),
  '',
];

/** Six phases as terraces of one climb, from looking around to the flag of go-live. */
function activate(): Art {
  const { at, block } = isometric(394, 300);
  const stairs = times(6, (i) => {
    const step = 5 - i;
    return block(0, i * 72 - 40, 0, [150, 72, 20 + step * 30], step === 5 ? 's' : step % 2 ? 't' : 'w', {
      top: put(75, 36, 0.9, stepSigns[step] as Art),
      left: times(step + 1, (k) => circle(18 + k * 18, 12, 4, step % 2 ? 'w' : 't4')),
    });
  });
  const [fx, fy] = at(75, -8, 170);
  return plateau('activate', 400, 345, 390, 215) + stairs + flag(fx, fy, 120);
}

const moduleSigns: readonly Art[] = [
  writing(-22, -18, [44, 30, 44, 22], 13, 'K z3'),
  arc(0, 10, 26, -0.25, 0.25, 'K z3') + line(0, 10, 14, -8, 'F z3'),
  cart(2, 0, 52, 'K'),
  path('M-26-8L0-22 26-8V18L0 32-26 18ZM-26-8L0 6 26-8M0 6V32', 'w K'),
  gear(0, 2, 30, 'w K', 't2'),
  rect(-24, -24, 48, 50, 'w K', 6) + check(0, 2, 28, 'T4 z4'),
  wrench(-14, -16, 62, 'w K z3'),
  person(0, 28, 58, 'w K', 's K'),
  path('M-28-18h26M-14-2h32M2 14h26', 'K z4'),
  path('M-28-28V30M28-28V30M-28-8H28M-28 14H28', 'K z3') + rect(-18, -24, 16, 14, 's K') + rect(2, -2, 18, 14, 's K'),
  path('M-28 26V-4L0-24 28-4V26ZM-8 26V6H8V26', 'w K'),
  path('M-30 20L-12-2 2 10 28-22M28-22H12M28-22V-6', 'K z3'),
];

/** A bee that carries an order, its middle at x, y. */
function bee(x: number, y: number): Art {
  return put(
    x,
    y,
    1,
    path('M-4-18C-22-54 6-60 8-20M10-18C14-54 42-48 22-16', 'w K'),
    ellipse(0, 0, 34, 22, 'u3 K'),
    path('M-12-20q-8 20 0 40M4-22q-8 22 0 44M20-17q-6 17 0 34', 'K z4'),
    circle(30, -4, 3, 'k') + path('M34-14q8-10 14-8', 'K'),
    path('M-6 22v12M10 22v12', 'K'),
    rect(-16, 34, 38, 30, 'f K', 4),
  );
}

/** The twelve modules as one honeycomb; an order's way through sales, stock and finance is lit. */
function honeycomb(): Art {
  const r = 80;
  const cell = (i: number): readonly [number, number] =>
    hexAt(400 - r * Math.sqrt(3) * 1.75, 300, r, i % 4, Math.floor(i / 4) - 1);
  const lit = [2, 3, 6, 5, 4];
  const cells = times(12, (i) => {
    const [x, y] = cell(i);
    return (
      hexagon(x, y, r - 5, `${lit.includes(i) ? 'w F z3' : i % 3 ? 't1 K' : 't2 K'}`) +
      put(x, y, 1, moduleSigns[i] as Art)
    );
  });
  const way = lit.slice(1).map((to, i) => {
    const [[ax, ay], [bx, by]] = [cell(lit[i] as number), cell(to)];
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    return (
      circle(mx, my, 15, 'f K') +
      put(
        mx,
        my,
        1,
        `<g transform="rotate(${Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI)})">${path('M-6 0h11M1-5l5 5-5 5', 'W')}</g>`,
      )
    );
  });
  return (
    island('honeycomb', 400, 300, 400, 290) +
    cells +
    way.join('') +
    path('M620 40C690 20 720 60 716 96', 'Q d z3') +
    bee(716, 92)
  );
}

/** A desk that reads the dump before it calls back: folded paper, one line in red, the caller's first hour on the clock. */
function readsTheDump(): Art {
  const stripes = (x: number, y: number, count: number): Art =>
    times(
      count,
      (i) =>
        (i % 2 ? '' : rect(x, y + i * 22, 176, 22, 't1')) +
        path(`M${x + 14} ${y + 11 + i * 22}h${[120, 92, 140, 104, 128][i % 5]}`, i === 4 ? 'F z5' : 'Q z4'),
    );
  const holes = path(
    times(10, (i) => `M313 ${302 + i * 24}v.1M501 ${302 + i * 24}v.1`),
    'Q z4',
  );
  return [
    island('dump', 400, 320, 395, 265),
    circle(146, 158, 92, 'w K z2') +
      path('M146 158V84A74 74 0 0 1 183 94Z', 'f') +
      times(12, (i) => line(...onCircle(146, 158, 76, i / 12), ...onCircle(146, 158, 84, i / 12), 'K')) +
      path('M146 158V92M146 158L176 106', 'K z4') +
      circle(146, 158, 6, 'k'),
    rect(560, 76, 150, 150, 'w K z2', 6) +
      rect(560, 76, 150, 34, 't4 K', 6) +
      times(15, (i) => rect(578 + (i % 5) * 24, 124 + Math.floor(i / 5) * 30, 16, 20, i > 11 ? 'f' : 't1', 3)),
    path('M20 572H780', 'K z4'),
    person(408, 434, 250, 't5 K', 'sc K', 'short'),
    circle(398, 246, 15, 'K z3') + circle(436, 246, 15, 'K z3') + path('M413 246h8', 'K z3'),
    path('M60 432H740V456H60z', 'sb K') + path('M96 456v116M704 456v116', 'K z5'),
    fade(0.16, path('M316 298h192v260h-192z', 'n')),
    path('M307 286H507V530L307 556Z', 'w K'),
    stripes(319, 296, 10),
    holes,
    path('M307 530L507 530 540 548H340zM340 548H540L507 566H307z', 'w K') + path('M322 538h170M330 558h170', 'T2'),
    rect(284, 330, 44, 36, 'sc K', 17) + rect(486, 330, 44, 36, 'sc K', 17),
    telephone(660, 432, 0.8),
    turn(-8, 570, 416, handset(566, 416, 0.74)),
    path('M622 420q14 20 24 6', 'K z3'),
  ].join('');
}

export const sapPractice: readonly Scene[] = [
  vignette('sap-implementation', 'erp', activate),
  vignette('sap-modules', 'erp', honeycomb),
  vignette('sap-support', 'erp', readsTheDump),
];
