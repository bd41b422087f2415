import { plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, circle, clip, path, put, rect, times, trace } from '../svg.ts';

/** A wall with one gate: traffic with a pass walks into its own zone, the rest stays outside. */
function firewall(): Art {
  const { at, block, floor } = isometric(500, 286);
  const bricks = (width: number): Art =>
    times(
      4,
      (row) =>
        times(Math.ceil(width / 44) + 1, (i) =>
          path(`M${Math.min(width, Math.max(0, i * 44 - (row % 2) * 22))} ${row * 20}v20`, 'T5 z1'),
        ) + path(`M0 ${row * 20 + 20}h${width}`, 'T5 z1'),
    );
  const piece = (y: number, d: number): Art =>
    block(190, y, 0, [30, d, 80], 't', { right: clip(`b${y + 500}`, `M0 0H${d}V80H0Z`, bricks(d)) });
  const zone = (x: number, y: number, w: number, d: number, art: Art): Art =>
    floor(x, y, 0, rect(0, 0, w, d, 'w T4 e', 14)) + art;
  const rack = (x: number, y: number): Art =>
    block(x, y, 0, [44, 44, 92], 'o', {
      left: times(4, (i) => path(`M8 ${16 + i * 19}h20`, 'T3 z3')),
      right: times(4, (i) => path(`M8 ${16 + i * 19}h28`, 'P')),
    });
  const packet = (x: number, y: number, bad: boolean): Art =>
    block(x, y, 0, [30, 30, 30], bad ? 'f' : 'w', {
      left: path(bad ? 'M9 9l12 12m0-12L9 21' : 'M8 11h14M8 19h8', bad ? 'W z3' : 'T4 z3'),
    });
  const way = trace([at(420, 196, 2), at(220, 196, 2), at(60, 196, 2), at(60, 60, 2)], 'T5 z3 d');
  const site =
    zone(-180, -110, 140, 180, rack(-150, -80) + rack(-90, -80) + rack(-150, -10)) +
    zone(-10, -110, 140, 180, block(20, -70, 0, [80, 70, 40], 's') + rack(50, 10)) +
    zone(
      -180,
      100,
      140,
      170,
      block(-150, 130, 0, [36, 36, 26], 'w') +
        block(-94, 130, 0, [36, 36, 26], 'w') +
        block(-150, 190, 0, [36, 36, 26], 'w') +
        block(-94, 190, 0, [36, 36, 26], 'w'),
    ) +
    zone(-10, 230, 140, 110, block(20, 256, 0, [76, 50, 34], 't')) +
    way +
    packet(60, 120, false) +
    packet(110, 182, false) +
    piece(-140, 290) +
    block(180, 140, 0, [50, 22, 118], 'w', { right: circle(11, 20, 6, 't4') }) +
    block(190, 160, 92, [30, 72, 26], 't') +
    packet(192, 182, false) +
    block(180, 232, 0, [50, 22, 118], 'w', { left: circle(34, 20, 6, 't4') }) +
    piece(254, 180) +
    packet(270, 182, false) +
    packet(244, 60, true) +
    packet(236, 330, true) +
    packet(280, 300, true) +
    packet(262, 10, true) +
    packet(340, 182, false) +
    packet(330, 80, true) +
    packet(352, 262, true);
  return plateau('fire wall', 480, 400, 475, 290) + put(480, 380, 1.17, put(-496, -358, 1, site));
}

export const networkSecurity: readonly Scene[] = [hero('network-security-hero', 'security', firewall)];
