import PostalMime from 'postal-mime';
import { markAnswered } from '#server/store/answers.ts';
import { findMessage } from '#server/store/inbox-queries.ts';
import { type Command, type CommandContext, referenceOf, tell, UsageError } from './command.ts';

export const answered: Command = {
  usage: 'ID | < MAIL',
  summary: 'Marks a message as answered; without ID it reads a reply that came in copy to ANSWER_TO.',
  async run(context) {
    const { store, clock, words } = context;
    const isNamed = words.length > 0;
    const id = isNamed ? referenceOf(context) : await repliedTo(context);
    const marked = id !== undefined && (await markAnswered(store, id, isNamed ? 'command' : 'copy', clock.now()));
    if (isNamed && !marked) throw new UsageError(`No message ${id} waits for an answer; see "list --waiting".`);
    const sentence = marked ? `${id} is marked as answered.` : 'This mail answers no message that waits.';
    return tell(context, sentence, { reference: id, marked });
  },
};

/**
 * The message that a mail to its sender answers, by the Message-ID of the notice (RFC 5322, 3.6.4). A mail that goes to others
 * passes the message on, one from the sender or a robot (RFC 3834) answers nothing.
 */
async function repliedTo({ store, readInput }: CommandContext): Promise<string | undefined> {
  const { headers, from, to = [], cc = [], inReplyTo, references } = await PostalMime.parse(await readInput());
  const isRobot = headers.some(({ key, value }) => key === 'auto-submitted' && !/^\s*no\b/i.test(value));
  const id = /<([\w-]{14})\.notice[.@]/.exec(`${inReplyTo} ${references}`)?.[1]?.toUpperCase();
  const found = id && !isRobot ? await findMessage(store, id) : undefined;
  if (!found) return undefined;
  const sender = found.message.email.toLowerCase();
  const isSender = (address: string | undefined) => address?.toLowerCase() === sender;
  return [...to, ...cc].some(({ address }) => isSender(address)) && !isSender(from?.address) ? id : undefined;
}
