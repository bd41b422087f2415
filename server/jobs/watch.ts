import type { Service } from '#server/contact/service.ts';
import { countOf } from '#server/count-of.ts';
import type { Env } from '#server/env.ts';
import { adviceOnRefusal } from '#server/mail/retry.ts';
import { readLastErased } from '#server/store/erase.ts';
import { countHeldSince } from '#server/store/inbox-queries.ts';
import { mailFlows, queueState } from '#server/store/mail-queue.ts';
import { freeMegabytes, minFreeMb } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import { hour } from '#shared/durations.ts';

/** More refusals between two checks than one impatient visitor causes. */
const manyRefused = 20;
/** More messages held within an hour than without a flood or a mistaken filter. */
const manyHeld = 50;

export function createWatch(env: Env, { contact, health }: Service, readFree = freeMegabytes): () => Promise<void> {
  const { store, clock, counts } = contact;
  let lastCounts = { ...counts };

  return async () => {
    const [unstored, limited, overflow] = [
      counts.unstored - lastCounts.unstored,
      counts.limited - lastCounts.limited,
      counts.overflow - lastCounts.overflow,
    ];
    lastCounts = { ...counts };
    const isDown = await store.ping().then(
      () => unstored > 0,
      () => true,
    );
    await health.report('store', isDown ? 'messages cannot be stored; visitors are told to try later.' : undefined);
    await health.report('disk', env.DATABASE_URL ? undefined : diskTrouble(readFree(env.DATA_DIR)));
    await health.report('limits', limitsTrouble(overflow, limited));
    if (isDown) return;
    await health.report('clock', await clockTrouble(store, clock.now()));
    const held = await countHeldSince(store, clock.now() - hour);
    const heldTrouble = `within an hour ${countOf(held, 'message')} came that may be spam and wait: see "npm run inbox -- list --held".`;
    await health.report('held', held >= manyHeld ? heldTrouble : undefined);
    const flows = mailFlows(await queueState(store, clock.now()));
    await health.report('mail', flows ? undefined : mailTrouble);
  };
}

/** After a longer standstill the clock may be wrong, and messages erased as outdated would be lost. */
const longestPause = 40 * 24 * hour;

export async function clockTrouble(store: Store, now: number): Promise<string | undefined> {
  const passed = now - ((await readLastErased(store)) ?? now);
  return passed > longestPause
    ? `by the clock ${Math.floor(passed / 24 / hour)} days have passed since the service last ran: if that is wrong, correct it; nothing is erased for three days.`
    : undefined;
}

// Without the reason, which is the text of somebody else's server.
const mailTrouble = `mail or webhook posts do not leave, or came back: "npm run inbox -- status" says why. The messages are safe in the store. ${adviceOnRefusal}`;

/** Reported while there is still room for all that the limits let pass. */
function diskTrouble(free: number): string | undefined {
  return free < 2 * minFreeMb ? `the disk of DATA_DIR is nearly full, ${Math.floor(free)} MB are left.` : undefined;
}

function limitsTrouble(overflow: number, limited: number): string | undefined {
  if (overflow > 0) return 'more messages come than the limit for everybody lets pass; the others are kept apart.';
  const hint = 'behind a proxy, is TRUST_PROXY right?';
  return limited >= manyRefused ? `many messages are refused by RATE_PER_ADDRESS; ${hint}` : undefined;
}
