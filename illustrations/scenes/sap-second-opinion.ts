import { island } from '../ground.ts';
import { writing } from '../kit/screens.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, clip, each, fade, path, rect, times, turn } from '../svg.ts';

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

export const sapSecondOpinion: readonly Scene[] = [vignette('sap-consulting', 'erp', smallPrint)];
