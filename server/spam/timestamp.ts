import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#server/clock.ts';

export interface Timestamps {
  /** The text for the form's `timestamp` field: the present second, signed. */
  issue(): string;
  /**
   * Milliseconds since a timestamp was issued; 'absent' for an empty one, 'forged' when the signature is not ours. A timestamp
   * from the future, after the clock was set back, counts as absent.
   */
  age(timestamp: string): number | 'absent' | 'forged';
}

export function createTimestamps(secret: string, clock: Clock): Timestamps {
  function sign(second: string): string {
    return createHmac('sha256', secret).update(`form ${second}`).digest('base64url').slice(0, 16);
  }

  function issue(): string {
    const second = Math.floor(clock.now() / 1000).toString(36);
    return `${second}.${sign(second)}`;
  }

  function age(timestamp: string): number | 'absent' | 'forged' {
    if (timestamp === '') return 'absent';
    const [second = '', signature = ''] = timestamp.split('.');
    const expected = Buffer.from(sign(second));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
    const issued = Number.parseInt(second, 36) * 1000;
    return issued > clock.now() ? 'absent' : clock.now() - issued;
  }

  return { issue, age };
}
