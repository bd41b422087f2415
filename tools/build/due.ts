import { loadPageList } from '#app/content/load.server.ts';
import { isDue } from '#app/content/page-dates.ts';
import { createCurrentNotice } from '#server/http/notice/notice.ts';
import { buildTimeOf } from '#server/start/built-settings.ts';

// Says "yes" when a page or the notice came or went since a time, by default that of the last build, else "no".
const [since] = process.argv.slice(2);
const then = since ? Date.parse(since) : buildTimeOf('build/client');
const now = Date.now();
const noticeAt = (time: number) => createCurrentNotice('content/notice.yaml', { now: () => time }, () => {})();
const due = isDue(loadPageList().pages, then, now) || noticeAt(then) !== noticeAt(now);
process.stdout.write(due ? 'yes\n' : 'no\n');
