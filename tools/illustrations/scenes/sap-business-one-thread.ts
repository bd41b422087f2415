import { handset, telephone } from '../kit/desk.ts';
import { figures } from '../kit/figures.ts';
import { shade, writing } from '../kit/screens.ts';
import { cart, check } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, each, path, put, rect, turn } from '../svg.ts';

function van(): Art {
  return path('M-30-24H8V14H-30zM8-14h14l10 14v14H8z', 't3 K') + circle(-16, 16, 8, 'o K') + circle(18, 16, 8, 'o K');
}

/** From first call to paid invoice in one thread: the telephone's cord is the line on which the papers hang. */
function oneThread(): Art {
  const papers = [
    [228, 250, -4, path('M-20 18l6-18L14-28l12 12L-2 12Z', 't3 K')],
    [358, 276, 2, cart(0, 0, 46)],
    [488, 272, -2, van()],
    [618, 242, 5, check(0, 2, 44, 'L z5')],
  ] as const;
  const hung = each(papers, ([x, y, tilt, art], i) => {
    const last = i === 3;
    return turn(
      tilt,
      x,
      y,
      shade(x - 54, y, 108, 158, 4) + rect(x - 54, y, 108, 158, last ? 'f K' : 'w K', 4),
      put(x, y + 58, 1, art),
      writing(x - 34, y + 110, [68, 40], 20, last ? 'L z4' : 'Q z4'),
      rect(x - 32, y - 16, 10, 34, 'sb K', 3) + rect(x + 22, y - 16, 10, 34, 'sb K', 3),
    );
  });
  const till = put(
    706,
    456,
    1,
    path('M-60-60h120l14 60H-74z', 't3 K') +
      rect(-40, -112, 80, 42, 'o K', 6) +
      figures(-16, -102, '=', 22, 'F z3') +
      path('M0-70v12', 'K z4'),
    rect(-80, 0, 160, 80, 't4 K', 8) + rect(-64, 16, 128, 46, 't5 K', 6) + path('M-16 38h32', 'W z4'),
    each([0, 1, 2, 3, 4, 5], (i) => rect(-44 + (i % 3) * 32, -48 + Math.floor(i / 3) * 22, 22, 14, 'w K', 3)),
  );
  return [
    clip(
      'yard',
      'M14 300C14 120 170 30 400 30S786 120 786 300V536H14Z',
      rect(0, 0, 800, 540, 't0'),
      circle(300, 160, 84, 's') + circle(300, 160, 54, 'u3'),
      path('M0 440C90 350 180 330 270 390S420 330 500 350 660 320 800 410V540H0Z', 't1'),
      path('M0 490C120 430 240 440 340 470S560 430 800 480V540H0Z', 't2'),
    ),
    path('M14 536H786', 'K z4'),
    path('M40 536q4-30 14 0 4-36 16 0M560 536q4-30 14 0 4-40 16 0 6-24 12 0', 'T4 z3'),
    telephone(104, 536, 1),
    turn(-24, 110, 320, handset(110, 320, 1)),
    path('M186 300C230 212 300 276 358 272S560 292 640 228S700 300 690 344', 'K z5') +
      path('M186 300C230 212 300 276 358 272S560 292 640 228S700 300 690 344', 'F z3'),
    path('M164 328q-16 6-10 20t18 4 2-22 20-4 0 24', 'F z3'),
    hung,
    till,
  ].join('');
}

export const sapBusinessOneThread: readonly Scene[] = [vignette('sap-business-one-sales', 'erp', oneThread)];
