import { plateau } from '../ground.ts';
import { limb, person } from '../kit/people.ts';
import { writing } from '../kit/screens.ts';
import { check } from '../kit/signs.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, circle, path, put, rect, times, turn } from '../svg.ts';

function badge(): Art {
  const skill = (y: number, level: number): Art =>
    writing(112, y, [56], 1, 'Q z4') + times(5, (i) => circle(196 + i * 24, y, 8, i < level ? 't4' : 't2'));
  return (
    limb('M228 8C190-70 110-116 40-106C-30-96-40-20 20-24C110-30 214-60 240 8', 'f') +
    rect(204, -4, 56, 26, 'k', 8) +
    rect(80, 14, 304, 420, 'w K z2', 24) +
    path('M80 76V38q0-24 24-24H360q24 0 24 24V76Z', 't4 K') +
    rect(196, 30, 72, 16, 'w K', 8) +
    rect(112, 100, 116, 128, 't1 K', 14) +
    put(170, 228, 1.22, person(0, 0, 100, 't4 K', 'sc K', 'curls')) +
    writing(250, 122, [104, 76], 26, 'K z5') +
    writing(250, 178, [90], 1, 'Q z4') +
    rect(250, 200, 72, 20, 'f K', 10) +
    skill(268, 5) +
    skill(304, 4) +
    skill(340, 5) +
    skill(376, 3) +
    path('M112 404h240', 'T2 z4')
  );
}

/** A consultant's badge laid on the plan of a project: the weeks that were empty are taken. */
function hire(): Art {
  const weeks = times(30, (i) => {
    const [column, row] = [i % 6, Math.floor(i / 6)];
    const booked = (row === 1 && column > 1) || row === 2 || (row === 3 && column < 4);
    const done = row === 0 && column > 2;
    const [x, y] = [470 + column * 66, 256 + row * 66];
    return (
      rect(x, y, 58, 58, booked ? 't3 K' : 'w K', 10) +
      (booked ? check(x + 29, y + 31, 20, 'W z4') : '') +
      (done ? path(`M${x + 16} ${y + 29}h26`, 'Q z4') : '')
    );
  });
  return (
    plateau('hire', 480, 420, 470, 290) +
    rect(440, 150, 448, 450, 'w K z2', 20) +
    path('M440 226V170q0-20 20-20H868q20 0 20 20V226Z', 't2 K') +
    times(6, (i) => path(`M${500 + i * 66} 132v36`, 'K z5')) +
    writing(476, 200, [150], 1, 'K z5') +
    weeks +
    turn(-6, 240, 360, put(36, 150, 1, badge()))
  );
}

export const hireAnErpConsultant: readonly Scene[] = [hero('hire-an-erp-consultant-hero', 'erp', hire)];
