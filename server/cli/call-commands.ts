import { findMessage } from '#server/store/inbox-queries.ts';
import { type Command, finish, referenceOf, UsageError } from './command.ts';
import { serviceOf } from './service-of.ts';

export const cancelCall: Command = {
  usage: 'ID',
  summary: 'Cancels the call that a message asked for, and tells both sides if it was confirmed.',
  async run(context) {
    const id = referenceOf(context);
    const call = (await findMessage(context.store, id))?.call;
    const { contact } = await serviceOf(context);
    const isOpen = call?.state === 'confirmed' || call?.state === 'asked';
    if (!isOpen || !(await contact.calls.cancel(call))) throw new UsageError(`${id} has no call ahead; see "list".`);
    const what = call.state === 'asked' ? 'its link is closed' : 'the mails leave at once';
    return finish(context, `The call of ${id} is canceled; ${what}.`, { canceled: id });
  },
};
