import { handset, telephone } from '../kit/desk.ts';
import { swell } from '../kit/land.ts';
import { gradientNoise } from '../random.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, circle, clip, type Point, path, put, rect, smooth, times, turn } from '../svg.ts';

/** On the lookout's deck: the telescope, and range behind range in the evening light. */
function telescope(): Art {
  const range = (seed: string, y: number, height: number, tone: string): Art => {
    const noise = gradientNoise(seed);
    const tops = Array.from(
      { length: 14 },
      (_, i): Point => [i * 74 - 10, y - Math.abs(noise(i * 0.47, 0.3)) * height - noise(i * 1.3, 5) * height * 0.12],
    );
    return path(`${smooth(tops)}V640H-10Z`, tone);
  };
  const tube = turn(
    -16,
    566,
    300,
    path('M330 262H640V338H330Z', 't4 K') +
      path('M640 248h64v104h-64z', 'n K') +
      rect(700, 242, 18, 116, 'f K', 6) +
      rect(262, 274, 72, 52, 'n K', 6) +
      rect(240, 268, 26, 64, 's K', 8) +
      path('M420 262V338M560 262V338', 'K z3') +
      path('M350 278H620', 'W z3'),
  );
  return (
    clip(
      'view',
      'M90 330a390 290 0 0 1 780 0V600H90Z',
      rect(0, 0, 960, 640, 't0'),
      circle(640, 300, 118, 's'),
      circle(640, 300, 76, 'u3'),
      range('range a', 330, 150, 't1'),
      range('range b', 390, 170, 't2'),
      range('range cd', 462, 190, 't3'),
      path('M0 500q120-30 240 0t240 0 240 0 240 0V640H0Z', 't2'),
      swell(110, 530, 18, 40, 'T3'),
      swell(130, 556, 16, 40, 'T3'),
    ) +
    path('M90 600V330a390 290 0 0 1 780 0V600', 'T3') +
    put(
      -84,
      0,
      1,
      path('M474 350L396 596M500 350L504 598M520 350L606 596', 'K z6'),
      path('M474 350L396 596M500 350L504 598M520 350L606 596', 'S z4'),
      circle(496, 342, 32, 's K'),
      circle(496, 342, 11, 'k'),
      tube,
    ) +
    path('M30 600H930V632H30Z', 'sb K') +
    times(12, (i) => path(`M${96 + i * 72} 600v32`, 'K z1')) +
    path('M60 632v70M900 632v70M480 632v70', 'K z5') +
    path('M60 600V470M250 600V470M900 600V470M60 484H250M60 540H250M791 484H900M791 540H900', 'K z4') +
    path('M716 600v-62h150v62', 'sc K') +
    rect(700, 524, 182, 16, 'sb K', 4) +
    telephone(791, 524, 0.84, 'f K') +
    handset(791, 412, 0.74, 'fc K') +
    path('M706 392l-18-14M694 424h-24M876 392l18-14M888 424h24', 'F z4')
  );
}

export const aboutUs: readonly Scene[] = [hero('about-us-hero', 'advisory', telescope)];
