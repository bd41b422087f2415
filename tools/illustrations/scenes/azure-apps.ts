import { island } from '../ground.ts';
import { palm, swell } from '../kit/land.ts';
import { browser, writing } from '../kit/screens.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, each, ellipse, path, put, rect } from '../svg.ts';

/** Slots as a revolving stage: the new version stands ready behind the wall, one half turn and it is live. */
function stage(): Art {
  const front =
    browser(286, 196, 228, 180, 't3') +
    rect(304, 252, 90, 84, 't2', 8) +
    writing(410, 268, [84, 60, 76], 22, 'Q z4') +
    rect(410, 330, 76, 26, 't4', 13);
  const back = put(
    430,
    78,
    0.86,
    browser(0, 0, 228, 180, 'f'),
    rect(18, 56, 190, 52, 'h', 8),
    writing(18, 132, [150, 110], 22, 'F z4'),
  );
  return (
    island('stage', 400, 320, 395, 270) +
    path('M110 400v60a290 104 0 0 0 580 0v-60', 'tc K') +
    path('M110 400v60a290 104 0 0 0 290 104V400', 'tb') +
    path('M110 400v60a290 104 0 0 0 580 0v-60', 'K') +
    ellipse(400, 400, 290, 104, 'ta K') +
    ellipse(400, 400, 262, 90, 'W') +
    back +
    path('M190 352L610 300V180L190 232z', 'n K') +
    path('M190 352l14 6 420-52-14-6z', 't4 K') +
    path('M610 180l14 6v120l-14-6z', 't4 K') +
    put(-30, 40, 1, front) +
    path('M598 470C650 440 668 400 640 360', 'F z5') +
    path('M664 382L638 352 618 388', 'F z5') +
    path('M196 350C140 380 140 430 190 462', 'F z5') +
    path('M160 462l36 6 2-36', 'F z5')
  );
}

/** Machine vision over the bay: what was found, boxed, and how sure it is. */
function vision(): Art {
  const box = (x: number, y: number, w: number, h: number, share: number, hot: boolean): Art =>
    rect(x, y, w, h, hot ? 'F z4' : 'K z3', 4) +
    rect(x, y - 22, 70, 22, hot ? 'f' : 'w K', 4) +
    path(`M${x + 8} ${y - 11}h${54 * share}`, hot ? 'W z4' : 'T4 z4');
  const pelican =
    path(
      'M188 214c-50-46-110-30-132-2 44-8 62 4 78 22-26 4-40 14-52 34 44-6 96 0 130-24 26-4 26-40 60-44l66 12c-22-34-66-46-86-32-18 12-24 40-64 34z',
      'w K',
    ) +
    circle(276, 192, 4, 'k') +
    path('M288 204c20 24 44 16 50 8', 'u3 K');
  const boat =
    path('M300 388h150l-24 44h-104z', 'n K') +
    path('M372 384V262l66 104h-66', 'w K') +
    path('M362 384V284l-46 84z', 's K');
  return (
    island('vision', 400, 310, 395, 270) +
    rect(56, 96, 470, 410, 'w K z2', 14) +
    clip(
      'photo',
      'M74 114H508V488H74Z',
      rect(74, 114, 434, 374, 't1'),
      circle(430, 170, 34, 's'),
      path('M74 372C180 330 240 356 320 340S460 320 520 336V488H74Z', 't2'),
      path('M74 410H510V490H74Z', 't3'),
      swell(84, 440, 10, 40, 'T4'),
      swell(84, 470, 10, 40, 'T4'),
      palm(132, 440, 150, 't4 K'),
      put(56, 16, 0.86, pelican),
      put(66, 36, 0.92, boat),
    ) +
    rect(74, 114, 434, 374, 'K', 2) +
    box(94, 140, 262, 116, 0.9, true) +
    box(334, 272, 162, 178, 0.7, false) +
    box(88, 318, 126, 132, 0.6, false) +
    each(
      [0.94, 0.72, 0.6],
      (share, i) =>
        rect(560, 150 + i * 106, 190, 82, i ? 'w K' : 'h F', 12) +
        circle(588, 178 + i * 106, 12, i ? 't3' : 'f') +
        writing(612, 178 + i * 106, [80], 1, i ? 'Q z4' : 'F z4') +
        path(`M580 ${210 + i * 106}h150`, 'T2 z4') +
        path(`M580 ${210 + i * 106}h${150 * share}`, i ? 'T4 z4' : 'F z4'),
    )
  );
}

export const azureApps: readonly Scene[] = [
  vignette('azure-cloud-services-appservices', 'digital', stage),
  vignette('azure-cloud-services-aiservices', 'digital', vision),
];
