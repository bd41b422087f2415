import { island, ridge } from '../ground.ts';
import { cylinder } from '../kit/data.ts';
import { figures } from '../kit/figures.ts';
import { writing } from '../kit/screens.ts';
import { cloud } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, each, path, put, rect, times } from '../svg.ts';

/** A chart of accounts as a key: the segments of one combination are its bit and open the ledger. */
function accountKey(): Art {
  const plates = [
    ['01', 58],
    ['430', 84],
    ['5210', 112],
    ['00', 58],
  ] as const;
  let x = 226;
  const shaft = each(plates, ([text, w], i) => {
    const plate =
      rect(x, 250, w, 76, i === 2 ? 'f K' : i % 2 ? 't2 K' : 'w K', 6) +
      figures(x + (w - text.length * 25 + 8) / 2, 274, text, 28, i === 2 ? 'W z3' : 'K z3') +
      path(`M${x + 10} 326v${[34, 56, 28, 46][i]}h${w - 20}v-${[34, 56, 28, 46][i]}`, i === 2 ? 'f K' : 't3 K') +
      path(`M${x + w / 2} 250v-${34 + (i % 2) * 26}`, 'T4 z3 d') +
      rect(x + w / 2 - 34, 160 - (i % 2) * 26, 68, 54, 'w K', 8) +
      writing(x + w / 2 - 20, 178 - (i % 2) * 26, [40, 26], 16, i === 2 ? 'F z3' : 'Q z3');
    x += w + 6;
    return plate;
  });
  return (
    island('flexfield', 400, 310, 390, 260) +
    put(
      0,
      30,
      1,
      circle(146, 288, 92, 't4 K'),
      circle(146, 288, 52, 'w K'),
      circle(146, 288, 66, 'TC'),
      rect(212, 262, 20, 52, 't4 K', 4),
      shaft,
      path('M596 288h44', 'F z3 e'),
      rect(640, 160, 124, 256, 'n K', 20),
      rect(654, 174, 96, 228, 't3 K', 12),
      circle(702, 270, 24, 'o'),
      path('M692 280l-8 56h36l-8-56z', 'o'),
    )
  );
}

/** A cable car carries the database over the valley, from the old hall to the cloud. */
function cableway(): Art {
  const car =
    path('M0-96v40', 'K z4') +
    rect(-16, -110, 32, 16, 'k', 8) +
    rect(-62, -56, 124, 118, 'f K', 18) +
    rect(-48, -42, 96, 66, 'w K', 10) +
    cylinder(-26, -34, 52, 56, 3, 't3', 't1') +
    path('M-62 40H62', 'W z3');
  const hall =
    rect(60, 292, 140, 130, 'wb K', 4) +
    path('M50 292l80-46 80 46z', 't4 K') +
    times(
      3,
      (i) =>
        rect(78 + i * 38, 316, 26, 92, 'o K', 3) +
        path(`M${84 + i * 38} 330h14M${84 + i * 38} 344h14M${84 + i * 38} 358h14`, 'P z3'),
    );
  const land = clip(
    'valley',
    'M16 330a384 262 0 1 0 768 0a384 262 0 1 0-768 0z',
    put(190, 0, 1, ridge('valley one', 640, 300, 620, 't2 T3', 0.7)),
    path('M0 420H230C290 430 300 560 380 566S560 590 800 560V620H0Z', 't3 T4'),
    path('M0 470H200C260 480 280 590 400 600H0Z', 't4'),
  );
  return (
    island('cableway', 400, 320, 395, 280) +
    land +
    hall +
    path('M206 230L236 422H188Z', 'w K') +
    path('M100 216C260 270 440 210 640 188M100 234C260 288 440 228 640 206', 'K') +
    cloud(628, 232, 150, 'w K') +
    cylinder(588, 150, 80, 68, 3, 't3', 't1') +
    put(412, 326, 1, car) +
    path('M500 316l34-12M500 340l40-14', 'F z3')
  );
}

export const oracleServices: readonly Scene[] = [
  vignette('oracle-services-implementation', 'erp', accountKey),
  vignette('oracle-services-migration', 'erp', cableway),
];
