import { join } from 'node:path';
import { openSite } from '#app/site.server.ts';
import { createNoticeReader } from '#server/http/notice.ts';
import { buildTimeOf } from '#server/start/built-settings.ts';
import { endings } from '#site/endings.server.ts';
import { isDue } from '#site/page-dates.ts';
import { hasEndedBetween } from '#site/validity.server.ts';

/** Whether, between two times, a page or the notice came or went, or something ended that pages show as valid. */
export function isBuildDue(project: string, builtAt: number, now: number): boolean {
  const site = openSite(join(project, 'content'));
  const noticeTextAt = (time: number) =>
    createNoticeReader(
      process.env.NOTICE_FILE || join(site.root, 'notice.yaml'),
      () => site,
      { now: () => time },
      () => {},
    )();
  return (
    hasEndedBetween(endings(site), site.company().timeZone, builtAt, now) ||
    isDue(site.pageList().pages, builtAt, now) ||
    noticeTextAt(builtAt) !== noticeTextAt(now)
  );
}

/** Ends with 0 when a build is due, 1 when none is, and 255 when that cannot be told. */
if (import.meta.main) {
  const [since] = process.argv.slice(2);
  const builtAt = since ? Date.parse(since) : buildTimeOf('build/client');
  try {
    process.exitCode = isBuildDue('', builtAt, Date.now()) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 255;
  }
}
