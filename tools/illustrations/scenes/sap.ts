import { island } from '../ground.ts';
import { writing } from '../kit/screens.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, each, fade, path, put, rect, times, turn } from '../svg.ts';

/** A shell whose mouth lies at 0, 0 and whose whorls turn up to the left; `worn` ones are old, cracked and small. */
function shell(x: number, y: number, scale: number, worn: boolean): Art {
  const [light, deep] = worn ? ['sa', 'sc'] : ['t3', 't4'];
  return put(
    x,
    y,
    scale,
    path('M40 30C70-60 30-190-90-200C-200-206-256-120-240-50C-226 20-160 44-90 44Z', `${light} K z3`),
    path('M-90 44C-20 30 0-40-30-90C-62-138-146-136-164-80C-178-30-120-2-88-30C-66-52-88-84-112-70', 'K z3'),
    path('M-90-200C-60-150-40-120-30-90M-214-140C-190-120-176-106-164-80M-236-20C-196-28-170-40-150-40', 'K'),
    path('M40 30C56-20 52-70 36-112C60-40 10 34-90 44Z', `${deep} K z2`),
    worn ? path('M-200-120l24 26-16 22 28 26M-50-176l8 30 24 12', 'K z3') + path('M-120 20l10-20 22 4', 'K z3') : '',
  );
}

/** Moving house like a hermit crab: it leaves the shell that no longer fits for a larger one, and keeps itself. */
function hermitCrab(): Art {
  const claw = (x: number, y: number, scale: number, lean: number): Art =>
    turn(
      lean,
      x,
      y,
      put(x, y, scale, path('M0 0C-44-8-66-50-40-92C-34-64-20-56-8-54C-10-74 0-96 24-106C56-70 44-14 0 0Z', 'f K z2')),
    );
  const leg = (d: string): Art => path(d, 'K z6') + path(d, 'F z5');
  const eye = (x: number): Art =>
    path(`M${x} 372V326`, 'K z5') + circle(x, 314, 17, 'w K z2') + circle(x + 5, 312, 6, 'k');
  return [
    island('hermit crab', 400, 320, 394, 266),
    path('M16 486Q200 452 400 476T784 470V500Q640 584 400 584T16 500Z', 'sb K z2'),
    times(9, (i) => circle(90 + i * 78, 520 + (i % 3) * 16, 4, 'sc')),
    shell(238, 466, 0.74, true),
    put(1008, 0, 1, `<g transform="scale(-1 1)">${shell(470, 462, 1.04, false)}</g>`),
    leg('M352 452L306 470 286 512') + leg('M378 468L346 498 338 536') + leg('M440 470L462 504 456 540'),
    path('M316 440C316 384 356 362 404 362S492 388 492 436 454 488 404 488 316 480 316 440Z', 'f K z3'),
    path('M352 424q52 22 104 0M358 452q46 18 92 0', 'H z4'),
    eye(382) + eye(430),
    claw(478, 432, 1.06, 34) + claw(334, 424, 0.86, -38),
    path('M396 396q10 10 22 0', 'K z4'),
  ].join('');
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
  vignette('sap-migration', 'erp', hermitCrab),
  vignette('sap-consulting', 'erp', smallPrint),
];
