import { island, plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { arc, onCircle, slice } from '../kit/data.ts';
import { hexAt, hexagon } from '../kit/links.ts';
import { person } from '../kit/people.ts';
import { writing } from '../kit/screens.ts';
import { cart, check, flag, gear, tick, wrench } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, line, path, put, rect, times } from '../svg.ts';

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
  return island('honeycomb', 400, 300, 400, 290) + cells + way.join('');
}

/** A day of support as a ring of three shifts around the list of tickets. */
function aroundTheClock(): Art {
  const ring =
    slice(400, 300, 226, 176, -0.16, 0.17, 's K') +
    slice(400, 300, 226, 176, 0.17, 0.5, 't2 K') +
    slice(400, 300, 226, 176, 0.5, 0.84, 't4 K');
  const ticks = times(24, (i) => {
    const [[ax, ay], [bx, by]] = [onCircle(400, 300, 236, i / 24), onCircle(400, 300, i % 6 ? 244 : 252, i / 24)];
    return line(ax, ay, bx, by, i % 6 ? 'K z1' : 'K z3');
  });
  const [sx, sy] = onCircle(400, 300, 201, 0);
  const [mx, my] = onCircle(400, 300, 201, 0.67);
  const sunMark =
    circle(sx, sy, 11, 'w K') +
    times(8, (i) => line(...onCircle(sx, sy, 15, i / 8), ...onCircle(sx, sy, 20, i / 8), 'K'));
  const moon = path(`M${mx + 6} ${my - 15}a16 16 0 1 0 9 22a13 13 0 0 1-9-22z`, 'w K');
  const tickets = times(4, (i) => {
    const y = 204 + i * 50;
    return (
      rect(296, y, 208, 42, i ? 'w K' : 'h F', 8) +
      rect(296, y, 12, 42, i ? 't3' : 'f', 4) +
      writing(322, y + 15, [84 - i * 12, 52 + i * 10], 13, i ? 'Q z3' : 'F z3') +
      (i ? tick(480, y + 21, 12) : circle(480, y + 21, 12, 'w F z3') + path(`M480 ${y + 14}v7l5 4`, 'F'))
    );
  });
  const [hx, hy] = onCircle(400, 300, 268, 0.2);
  return (
    island('support', 400, 300, 390, 290) +
    circle(400, 300, 252, 'w') +
    ring +
    ticks +
    sunMark +
    moon +
    circle(400, 300, 166, 't1') +
    tickets +
    line(...onCircle(400, 300, 168, 0.2), hx, hy, 'F z4') +
    circle(hx, hy, 9, 'f K')
  );
}

export const sapPractice: readonly Scene[] = [
  vignette('sap-implementation', 'erp', activate),
  vignette('sap-modules', 'erp', honeycomb),
  vignette('sap-support', 'erp', aroundTheClock),
];
