import { palm } from '../kit/land.ts';
import { standing } from '../kit/people.ts';
import { phone, writing } from '../kit/screens.ts';
import { check, pin } from '../kit/signs.ts';
import { gradientNoise } from '../random.ts';
import { type Relief, sheets } from '../relief.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, circle, ellipse, path, put, rect, times } from '../svg.ts';

function form(): Art {
  const field = (y: number, filled: number): Art =>
    rect(388, y, 184, 40, 'w K z1', 8) + writing(402, y + 20, [filled], 1, 'K z3');
  const map =
    rect(388, 196, 184, 108, 't1 K z1', 10) +
    path('M388 276c40-30 60 8 96-18s50-40 88-30M388 246c40-30 60 4 92-18s44-30 92-24', 'T3') +
    pin(486, 272, 60);
  return (
    map +
    field(322, 96) +
    field(374, 128) +
    rect(388, 426, 84, 40, 't1 K z1', 8) +
    check(430, 448, 18, 'T4 z3') +
    rect(488, 426, 84, 40, 'w K z1', 8) +
    path('M512 446h36', 'Q z3') +
    rect(388, 486, 184, 46, 't4 K', 23) +
    writing(444, 509, [72], 1, 'W z4')
  );
}

function mast(x: number, y: number): Art {
  const legs = path('M-26 0L0-150 26 0M-17-50H17M-10-92H10M-17-50L10-92M17-50L-10-92M-26 0L17-50M26 0L-17-50', 'K');
  return put(
    x,
    y,
    1,
    legs,
    circle(0, -156, 7, 'k'),
    path('M-26-178a34 34 0 0 1 52 0M-42-194a56 56 0 0 1 84 0', 'Q z3'),
    path('M-34-214l68 68', 'F z4'),
  );
}

function hills(): Relief {
  const noise = gradientNoise('offline');
  const hill = (x: number, y: number, cx: number, cy: number, rx: number, ry: number): number =>
    Math.exp(-(((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2));
  return {
    field: (x, y) =>
      hill(x, y, 480, 560, 390, 130) * 0.75 +
      hill(x, y, 200, 530, 120, 70) * 0.5 +
      hill(x, y, 745, 510, 150, 60) * 0.62 +
      noise(x / 120, y / 80) * 0.09,
    extent: { x: 0, y: 300, width: 960, height: 420, step: 10 },
    levels: [0.22, 0.36, 0.5, 0.62, 0.74, 0.86, 0.98, 1.08],
    lift: 20,
    tones: ['s', 't0', 't1', 't1', 't2', 't2', 't3', 't3'],
  };
}

/** A form filled in out in the hills with no signal: what was kept waits in a queue on the phone. */
function offline(): Art {
  const row = (i: number): Art => {
    const last = i === 2;
    const clock = last ? circle(30, 31, 13, 'f') + path('M30 23v9l6 4', 'W') : circle(30, 31, 13, 't3');
    return put(
      634 + i * 22,
      250 - i * 30,
      1,
      rect(0, 0, 190, 62, last ? 'h F' : 'w K', 10),
      clock,
      writing(56, 24, [96, 64], 16, last ? 'F z3' : 'Q z3'),
    );
  };
  const status =
    rect(388, 160, 60, 22, 't1', 11) +
    path('M402 176v-3M411 176v-7M420 176v-11', 'P z3') +
    path('M394 162l34 18', 'F z3') +
    writing(520, 171, [52], 1, 'K z4');
  return (
    sheets(hills()) +
    mast(176, 452) +
    palm(256, 566, 120, 't4 K') +
    palm(820, 566, 110) +
    path('M612 248h46', 'F z4 d') +
    put(32, -34, 1, times(3, row)) +
    ellipse(480, 610, 170, 28, 't3') +
    put(480, 610, 1.15, put(-480, -606, 1, phone(368, 130, 224, 476), status, form())) +
    standing(706, 622, -1.24, { top: 'f', legs: 'n K', arm: 'M4-138C24-120 44-112 100-108', hair: 'short' }) +
    path('M674 402q32-46 64 0z', 'u3 K') +
    path('M662 402H748', 'K z4')
  );
}

export const nativeMobileApplications: readonly Scene[] = [hero('native-mobile-applications-hero', 'digital', offline)];
