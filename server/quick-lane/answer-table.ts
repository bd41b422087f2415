import type { FileServer } from '#server/http/files/file-server.ts';
import type { PreparedAnswer } from '#server/http/files/site-entry.ts';
import { longestHead, readPlainGet } from './plain-get.ts';
import { rawAnswer } from './raw-answer.ts';

/** Heads that are remembered for their second: at most 4 KB each. */
const mostHeads = 1_000;

export interface AnswerTable {
  /**
   * The bytes that answer a request on a connection that stays open; undefined when it is no plain GET of the site. The
   * request's own bytes may be others' when it returns.
   */
  find(request: Buffer): Buffer | undefined;
  /** The same for the last request that a connection gets answered. */
  findLast(request: Buffer): Buffer | undefined;
}

/**
 * Answers plain GETs with bytes. What was made in a second is kept until it is over, when the `Date` of all answers is
 * another: an answer is put together once for all who get it, and of heads that are alike, as they are when many ask, one
 * is read. The same head once more is known by its bytes, for a fraction of what it costs to make a text of them.
 */
export function createAnswerTable(files: Pick<FileServer, 'prepared'>): AnswerTable {
  const byHead = new Map<string, Buffer>();
  const byAnswer = new Map<PreparedAnswer, Buffer>();
  let again: { request: Buffer; answer: Buffer } | undefined;

  function find(request: Buffer): Buffer | undefined {
    if (again?.request.equals(request)) return again.answer;
    if (request.length > longestHead) return undefined;
    const head = request.toString('latin1');
    const known = byHead.get(head);
    if (known) {
      again = { request: Buffer.from(request), answer: known };
      return known;
    }
    const answer = choose(head);
    if (!answer) return undefined;
    if (byAnswer.size === 0) setTimeout(forget, 1_000 - (Date.now() % 1_000)).unref();
    const bytes = byAnswer.get(answer) ?? rawAnswer(answer, 'keep-alive');
    byAnswer.set(answer, bytes);
    if (byHead.size < mostHeads) byHead.set(head, bytes);
    return bytes;
  }

  function findLast(request: Buffer): Buffer | undefined {
    const answer = request.length > longestHead ? undefined : choose(request.toString('latin1'));
    return answer && rawAnswer(answer, 'close');
  }

  function choose(head: string): PreparedAnswer | undefined {
    const get = readPlainGet(head);
    return get && files.prepared(get.path, get);
  }

  function forget(): void {
    again = undefined;
    byHead.clear();
    byAnswer.clear();
  }

  return { find, findLast };
}
