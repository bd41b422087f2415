import { island, plateau, ridge } from '../ground.ts';
import { isometric } from '../iso.ts';
import { cylinder } from '../kit/data.ts';
import { figures } from '../kit/figures.ts';
import { person } from '../kit/people.ts';
import { writing } from '../kit/screens.ts';
import { cart, cloud, gear } from '../kit/signs.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, each, path, put, rect, times, turn } from '../svg.ts';

/** The stack: infrastructure below, platform between, and people, money and supply on top of it. */
function stack(): Art {
  const { at, block, drum } = isometric(480, 300);
  const lights = (w: number): Art =>
    times(
      Math.floor(w / 46),
      (i) =>
        rect(12 + i * 46, 14, 34, 34, 'oc', 4) +
        path(`M${20 + i * 46} 24h18M${20 + i * 46} 32h18`, 'P z1') +
        circle(40 + i * 46, 41, 2.5, i % 3 ? 't3' : 'w'),
    );
  const pipes = (w: number): Art =>
    times(Math.floor(w / 60), (i) => rect(14 + i * 60, 13, 40, 20, i % 2 ? 'w' : 't2', 10));
  const signs = [person(0, 26, 62, 't4 K', 's K'), writing(-26, -16, [52, 36, 52], 16, 'K z4'), cart(2, 0, 54)];
  const places = [
    [96, 96, 96],
    [242, 96, 150],
    [96, 242, 60],
  ] as const;
  const towers = each(places, ([x, y, h], i) => {
    const [tx, ty] = at(x, y, 128 + h);
    return (
      drum(x, y, 128, 58, h, i === 1 ? 'f' : 't') +
      times(2, (k) =>
        path(
          `M${at(x, y, 128 + (h * (k + 1)) / 3)[0] - 71} ${at(x, y, 128 + (h * (k + 1)) / 3)[1]}a71 41 0 0 0 142 0`,
          'K',
        ),
      ) +
      put(tx, ty - 4, 1, `<g transform="scale(1 .8)">${signs[i]}</g>`)
    );
  });
  const [bx, by] = at(258, 258, 128);
  return (
    plateau('oracle stack', 480, 430, 470, 280) +
    block(-40, -40, 0, [420, 420, 62], 'o', { left: lights(420), right: lights(420) }) +
    block(-10, -10, 62, [360, 360, 46], 't', { left: pipes(360), right: pipes(360) }) +
    block(14, 14, 108, [312, 312, 20], 'w') +
    towers +
    put(
      bx,
      by,
      1,
      path('M0-8l50 29-50 29-50-29z', 't2 K'),
      turn(0, 0, 0, `<g transform="translate(0 20)scale(1 .6)">${gear(0, 0, 28, 'w K', 't2')}</g>`),
    )
  );
}

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
  hero('oracle-services-hero', 'erp', stack),
  vignette('oracle-services-implementation', 'erp', accountKey),
  vignette('oracle-services-migration', 'erp', cableway),
];
