import { plateau } from '../ground.ts';
import { standing } from '../kit/people.ts';
import { phone, shade, writing } from '../kit/screens.ts';
import { cloud } from '../kit/signs.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, circle, path, put, rect, times, turn } from '../svg.ts';

function bus(): Art {
  return [
    path('M-96-250h192q26 0 26 30v190h-244v-190q0-30 26-30z', 't4 K'),
    rect(-104, -222, 208, 34, 'o K', 6) + path('M-84-205h90', 'F z4') + circle(70, -205, 7, 's'),
    path('M-106-176h212v86h-212z', 't0 K') + path('M0-176v86', 'K') + path('M-92-96l40-74h20l-40 74z', 'w'),
    path('M-122-76h244v46h-244z', 'tc K'),
    circle(-86, -54, 14, 's K') + circle(86, -54, 14, 's K'),
    path('M-40-54h80', 'T1 z4'),
    rect(-106, -30, 48, 30, 'o K', 8) + rect(58, -30, 48, 30, 'o K', 8),
    path('M-122-190h-22v50M122-190h22v50', 'K z4') +
      rect(-152, -144, 16, 34, 'o K', 4) +
      rect(136, -144, 16, 34, 'o K', 4),
  ].join('');
}

/** A car from its side, heading left; its wheels stand on x, y. */
function car(x: number, y: number, tone: string): Art {
  return put(
    x,
    y,
    1,
    path('M-76-8v-22q0-10 12-12l18-4 22-26q4-4 10-4h34q12 0 20 12l14 18 12 2q10 2 10 12v24z', `${tone} K`),
    path('M-32-46l14-18h12v18zM4-64h16q6 0 10 6l8 12H4z', 't0 K'),
    circle(-44, -8, 15, 'o K') + circle(-44, -8, 5, 'w') + circle(44, -8, 15, 'o K') + circle(44, -8, 5, 'w'),
    path('M-76-26h10', 'L z4'),
  );
}

/** Built for the bus stop: rain, one bar of signal, and the page is there before the bus. */
function busStop(): Art {
  const rain = times(34, (i) => {
    const [x, y] = [310 + ((i * 137) % 610), 120 + ((i * 89) % 420)];
    return x < 640 && y > 190 ? '' : `M${x} ${y}l-9 26`;
  });
  const page = [
    shade(60, 96, 216, 400, 30),
    phone(60, 96, 216, 400),
    rect(80, 144, 176, 110, 't2', 10) + path('M92 246l44-60 30 38 20-20 38 42z', 't4') + circle(222, 172, 13, 'u3'),
    path('M84 282h120', 'K z6'),
    writing(84, 314, [164, 150, 158], 22, 'Q z4'),
    rect(84, 392, 168, 52, 'f K', 26) + path('M136 418h64', 'L z5'),
    times(4, (i) => rect(204 + i * 11, 130 - i * 5, 8, 5 + i * 5, i ? 'q' : 'f', 1)),
  ].join('');
  return [
    plateau('bus stop', 490, 590, 460, 128),
    cloud(560, 128, 120, 't2 K') + cloud(800, 96, 96, 'w K'),
    path(rain, 'T3 z3'),
    put(838, 622, 0.84, bus()),
    path('M640 690H950', 'K z3'),
    car(716, 690, 't2'),
    car(882, 690, 's'),
    path('M622 650l-14-8M620 668h-16', 'T4 z3'),
    path('M276 160L470 420L276 440Z', 't1') + path('M276 160L470 420M276 440L470 428', 'T4 e'),
    page,
    path('M330 250h22v376h-22zM618 250h22v376h-22z', 't5 K'),
    rect(352, 268, 266, 260, 't0 K z2'),
    path('M372 500L470 284h40L412 500z', 'w'),
    path('M300 212h366q14 0 14 14v26H286v-26q0-14 14-14z', 'f K'),
    path('M300 232h366', 'H z3'),
    rect(500, 552, 112, 16, 'sc K', 4) + path('M514 568v56M598 568v56', 'K z4'),
    put(556, 552, 1, path('M-30 0v-52h60V0z', 's K') + path('M-14-52q0-20 14-20t14 20', 'K z3')),
    standing(420, 630, 1.5, { top: 't4', legs: 'n K', arm: 'M2-128C6-104 18-98 38-128', hair: 'long' }),
    turn(
      14,
      482,
      424,
      rect(468, 400, 28, 50, 'o K', 6) + rect(472, 406, 20, 36, 'w', 3) + rect(475, 430, 14, 7, 'f', 3),
    ),
    path('M692 630V250', 'K z4') +
      rect(672, 214, 40, 56, 'w K', 8) +
      path('M682 232h20v18h-20z', 't4') +
      circle(686, 254, 4, 'k') +
      circle(698, 254, 4, 'k'),
  ].join('');
}

export const webDevelopment: readonly Scene[] = [hero('web-development-hero', 'digital', busStop)];
