import { plateau } from '../ground.ts';
import { bug, check, shield } from '../kit/signs.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, ellipse, fade, path, put, rect, times } from '../svg.ts';

/** An open laptop seen from the front, the middle of its foot at x, y, 200 wide at scale 1; `sick` ones are red. */
function laptop(x: number, y: number, scale: number, sick: boolean): Art {
  return put(
    x,
    y,
    scale,
    rect(-84, -126, 168, 112, `${sick ? 'fc' : 'o'} K z2`, 10),
    rect(-73, -115, 146, 90, sick ? 'h' : 'ta', 4),
    sick ? bug(0, -74, 66, 'f K z2') : shield(0, -70, 68, 't5 t4') + check(0, -70, 26, 'W z4'),
    path('M-100 0L-86-16H86L100 0Q100 8 92 8H-92Q-100 8-100 0Z', `${sick ? 'f' : 'w'} K z2`),
    path('M-18-14h36', 'K z3'),
  );
}

/** Quarantine: one laptop has caught something and stands under a bell jar, the others go on working behind it. */
function quarantine(): Art {
  const jar = 'M318 596V330A162 162 0 0 1 642 330V596Z';
  const rows = [
    times(4, (i) => laptop(186 + i * 196, 300, 0.8, false)),
    laptop(150, 470, 1.02, false) + laptop(810, 470, 1.02, false),
  ];
  return [
    plateau('quarantine', 480, 430, 472, 282),
    rows.join(''),
    fade(0.62, path(jar, 'w')),
    ellipse(480, 600, 210, 40, 'n K z3') + ellipse(480, 590, 182, 30, 't2 K'),
    laptop(480, 588, 1.34, true),
    path('M378 404q-16-14-4-30M586 404q16-14 4-30', 'F z4'),
    path(jar, 'K z3'),
    path('M352 520V338A128 128 0 0 1 400 238', 'L z4'),
    path('M466 168V142h28v26', 't4 K z2') + ellipse(480, 128, 30, 22, 't4 K z2'),
  ].join('');
}

export const endpointSecurity: readonly Scene[] = [hero('endpoint-security-hero', 'security', quarantine)];
