import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#server/clock.ts';

export interface Stamper {
  /** The text for the form's `stamp` field: the present second, signed. */
  issue(): string;
  /**
   * Milliseconds since a stamp was issued; 'absent' for an empty one, 'forged' when the signature is not ours. A stamp
   * from the future, after the clock was set back, counts as absent.
   */
  age(stamp: string): number | 'absent' | 'forged';
}

/** Takes a secret of the installation (any length), gives what issues and reads stamps. */
export function createStamper(secret: string, clock: Clock): Stamper {
  function sign(second: string): string {
    return createHmac('sha256', secret).update(`form ${second}`).digest('base64url').slice(0, 16);
  }

  function issue(): string {
    const second = Math.floor(clock.now() / 1000).toString(36);
    return `${second}.${sign(second)}`;
  }

  function age(stamp: string): number | 'absent' | 'forged' {
    if (stamp === '') return 'absent';
    const [second = '', signature = ''] = stamp.split('.');
    const expected = Buffer.from(sign(second));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
    const issued = Number.parseInt(second, 36) * 1000;
    return issued > clock.now() ? 'absent' : clock.now() - issued;
  }

  return { issue, age };
}

/**
 * Writes a stamp into the place that the build leaves in the contact page. The page may be kept and shared by any
 * cache: the stamp in it then only grows older, and an old one says nothing against a visitor.
 */
export function stampPage(html: string, stamp: string): string {
  return html.replace(
    /<input type="hidden" name="stamp"(?: value="")?\s*\/?>/,
    `<input type="hidden" name="stamp" value="${stamp}"/>`,
  );
}
