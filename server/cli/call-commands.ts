import { createServiceParts } from '#server/contact/service-parts.ts';
import { createLog } from '#server/log.ts';
import { findMessage } from '#server/store/inbox-queries.ts';
import { type Command, finish, referenceOf, UsageError } from './command.ts';

export const cancelCall: Command = {
  usage: 'ID',
  summary: 'Cancels the call that a message asked for, and tells both sides.',
  async run(context) {
    const { env, site, store, clock, note } = context;
    const id = referenceOf(context);
    const call = (await findMessage(store, id))?.call;
    const { contact } = await createServiceParts(env, () => site, store, createLog(note, clock), clock);
    if (call?.state !== 'confirmed' || !(await contact.calls.cancel(call)))
      throw new UsageError(`${id} has no confirmed call ahead; see "list".`);
    return finish(context, `The call of ${id} is canceled; the mails leave at once.`, { canceled: id });
  },
};
