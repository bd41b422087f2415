import { plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { swell } from '../kit/land.ts';
import { standing } from '../kit/people.ts';
import { check, shield, warning } from '../kit/signs.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, num, path, rect, times } from '../svg.ts';

/** The harbour of containers: each one is opened to the scanner's eye, and one is lifted out of the stack. */
function harbour(): Art {
  const { at, block } = isometric(400, 330);
  const ribs = (w: number): Art => times(Math.floor(w / 14), (i) => path(`M${10 + i * 14} 8v48`, 'K z1'));
  const box = (x: number, y: number, z: number, shade: 't' | 's' | 'w' | 'o' | 'f'): Art =>
    block(x, y, z, [170, 70, 64], shade, { left: ribs(170), right: path('M35 0V64M12 10v44M58 10v44', 'K z1') });
  const leg = (x: number, y: number): Art => block(x, y, 0, [20, 20, 330], 't');
  const [hx, hy] = at(330, 130, 330);
  const [bx, by] = at(330, 130, 150);
  const image = (x: number, y: number, z: number): Art => {
    const faces = [
      block(x, y, z, [170, 70, 14], 't'),
      block(x, y, z + 20, [170, 70, 12], 'w'),
      block(x, y, z + 38, [170, 70, 12], 's'),
      block(x, y, z + 56, [170, 70, 8], 't'),
    ];
    return faces.join('');
  };
  return (
    swell(60, 560, 4) +
    swell(680, 610, 5) +
    swell(120, 660, 4) +
    swell(40, 300, 3) +
    swell(780, 300, 3) +
    plateau('harbour', 480, 450, 470, 250) +
    leg(236, -60) +
    leg(420, -60) +
    box(-40, -40, 0, 's') +
    box(-40, -40, 64, 't') +
    box(-40, 40, 0, 'w') +
    box(-40, 40, 64, 's') +
    box(-40, 120, 0, 't') +
    box(-40, 120, 64, 'w') +
    box(-40, 200, 0, 's') +
    image(-40, 200, 64) +
    block(236, -60, 330, [20, 330, 22], 't') +
    block(420, -60, 330, [20, 330, 22], 't') +
    block(256, 108, 334, [164, 44, 18], 'o') +
    path(
      `M${num(hx - 30)} ${num(hy)}L${num(bx - 40)} ${num(by - 4)}M${num(hx + 30)} ${num(hy)}L${num(bx + 40)} ${num(by - 4)}`,
      'K z3',
    ) +
    box(246, 96, 84, 'f') +
    warning(bx + 24, by + 66, 26, 'w') +
    path(`M${num(bx - 4)} ${num(by + 126)}v30`, 'F z3 d') +
    leg(236, 250) +
    leg(420, 250) +
    shield(832, 250, 92, 'w K') +
    shield(832, 250, 66, 't4') +
    check(832, 250, 32, 'W z4') +
    standing(716, 590, -0.86, { top: 'f', legs: 'n K', arm: 'M4-128C20-114 32-116 44-132', hair: 'none' }) +
    path('M694 440a22 20 0 0 1 44 0z', 'u3 K') +
    rect(664, 454, 26, 34, 'w K', 4)
  );
}

export const containerSecurity: readonly Scene[] = [hero('container-security-hero', 'security', harbour)];
