import { island, plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { onCircle } from '../kit/data.ts';
import { handset, telephone } from '../kit/desk.ts';
import { figures } from '../kit/figures.ts';
import { person } from '../kit/people.ts';
import { writing } from '../kit/screens.ts';
import { flag, gear, wrench } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, fade, line, path, put, rect, times, turn } from '../svg.ts';

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

/** What a module is known by, drawn on the end of a tool that points up; 0, 0 is the middle of that end. */
const tools: readonly Art[] = [
  circle(0, 0, 56, 't1 K z4') + path('M-30-14a34 34 0 0 1 26-20', 'L z4'),
  gear(0, 0, 62, 't4 K z2'),
  path('M-44 40V-8H-32V28H32V-8H44V40Z', 'n K') +
    rect(-40, -66, 80, 90, 'sb K z2', 4) +
    path('M-12-66v34h24v-34', 'w K'),
  circle(0, 0, 58, 'u3 K z2') + circle(0, 0, 42, 'K') + figures(-15, -21, '=', 42, 'K z4'),
  put(-24, -14, 1.5, wrench(0, 0, 92, 't3 K z2')),
  circle(0, 0, 60, 'w K z2') + person(0, 44, 88, 't4 K', 's K'),
];

/** The modules as one pocket knife: six of its twelve tools are out, each with the sign of its trade. */
function pocketKnife(): Art {
  const out = each(tools, (tool, i) => {
    const lean = (i - 2.5) * 21;
    const reach = 216 + (i % 2) * 34;
    return put(
      248 + i * 61,
      420,
      1,
      turn(lean, 0, 0, path(`M-15 20V${-reach}H15V20Z`, 'wb K z2'), put(0, -reach, 1, turn(-lean, 0, 0, tool))),
    );
  });
  const handle = 'M186 378H614A72 72 0 0 1 614 522H186A72 72 0 0 1 186 378Z';
  return [
    island('pocket knife', 400, 320, 392, 262),
    fade(0.16, put(12, 36, 1, path(handle, 'n'))),
    out,
    put(0, 22, 1, path(handle, 'fc K z2')),
    path('M140 518A72 72 0 0 0 186 534H614A72 72 0 0 0 660 518', 'L z4'),
    path(handle, 'f K z3'),
    path('M150 416A48 48 0 0 1 190 396H520', 'H z4'),
    each([166, 634], (x) => circle(x, 450, 11, 'wb K')),
    figures(352, 418, '12', 64, 'W z5'),
  ].join('');
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
  vignette('sap-modules', 'erp', pocketKnife),
  vignette('sap-support', 'erp', readsTheDump),
];
