import { createCurrentNotice } from '#server/http/notice/notice.ts';
import { buildTimeOf } from '#server/start/built-settings.ts';
import { endings } from '#site/endings.server.ts';
import { loadPageList } from '#site/load.server.ts';
import { isDue } from '#site/page-dates.ts';
import { hasEndedBetween } from '#site/validity.server.ts';

// Says "yes" when a page or the notice came or went since a time, by default that of the last build, or when something
// ended that pages show as valid; else "no".
const [since] = process.argv.slice(2);
const then = since ? Date.parse(since) : buildTimeOf('build/client');
const now = Date.now();
const noticeAt = (time: number) => createCurrentNotice('content/notice.yaml', { now: () => time }, () => {})();
const due =
  hasEndedBetween(endings(), then, now) || isDue(loadPageList().pages, then, now) || noticeAt(then) !== noticeAt(now);
process.stdout.write(due ? 'yes\n' : 'no\n');
