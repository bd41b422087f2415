import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { findByAxe } from '#tests/e2e/axe.ts';
import { expect, fillForm, open, test } from '#tests/e2e/fixtures.ts';
import { tabsPage } from '#tests/e2e/pages.ts';
import { fixedPaths } from '#tests/e2e/site.ts';
import { startSite } from '#tests/e2e/site-process.ts';

const token = 'let-the-scheduler-do-its-work';
// Office hours of the sample company, on days that it has not off.
const monday = Date.parse('2026-11-16T09:00-04:00');
const hour = 3600_000;

/** A tree of its own: the built site as it is, for a service whose mails have links. */
function makeTree() {
  const root = test.info().outputPath('tree');
  mkdirSync(join(root, 'build'), { recursive: true });
  for (const path of ['content', 'package.json', 'build/client', 'build/compressed'])
    symlinkSync(resolve(path), join(root, path));
  const settings = { ...JSON.parse(readFileSync('build/settings.json', 'utf8')), SITE_URL: 'http://week.test' };
  writeFileSync(join(root, 'build/settings.json'), JSON.stringify(settings));
  const clockFile = join(root, 'clock');
  const setClock = (time: number) => writeFileSync(clockFile, String(time - Date.now()));
  setClock(monday);
  const env = {
    ...process.env,
    DATA_DIR: join(root, 'data'),
    SITE_URL: 'http://week.test',
    ANSWER_TO: 'answers@company.test',
    DRAIN_TOKEN: token,
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import ${resolve('tests/e2e/set-clock.ts')}`,
  };
  const inbox = (...args: string[]): ChildProcess =>
    spawn(process.execPath, [resolve('server/cli/inbox.ts'), ...args], {
      cwd: root,
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
  const readMail = async (name: string): Promise<Email | undefined> => {
    const file = join(root, 'data/mail', `${name}.eml`);
    return existsSync(file) ? PostalMime.parse(readFileSync(file)) : undefined;
  };
  return { root, env, setClock, inbox, readMail };
}

/** Writes from a visit that began at a campaign's link; gives the reference. */
async function write(page: Page, site: string, name: string): Promise<string> {
  await open(page, `${site}${tabsPage}?utm_source=news`);
  await page.locator(`a[href="${fixedPaths.contact}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${fixedPaths.contact}$`));
  await fillForm(page, { name, email: `${name.toLowerCase()}@cooperativa.test`, message: `${name} asks about SAP.` });
  await page.getByRole('button', { name: 'Send Message' }).click();
  return page.locator('.outcome strong').innerText();
}

test('in a week one message is answered by link, one by reply, and one is reminded of', async ({ page }) => {
  const { root, env, setClock, inbox, readMail } = makeTree();
  await using site = await startSite(env, root);
  const drain = async () => {
    const answer = await fetch(`${site.address}/api/contact/drain`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
  };
  const linked = await write(page, site.address, 'Ana');
  const copied = await write(page, site.address, 'Luis');
  const forgotten = await write(page, site.address, 'Eva');
  await expect.poll(() => readMail(`${forgotten}.notice`)).toBeDefined();
  await expect.poll(() => readMail(`${copied}.notice`)).toBeDefined();

  setClock(monday + hour);
  const notice = await readMail(`${linked}.notice`);
  expect(notice?.text).toContain('Campaign: news');
  const link = /http:\S+answered\?\S+/.exec(notice?.text ?? '')?.[0] ?? '';
  await page.goto(link.replace('http://week.test', site.address));
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByText('The message is marked as answered.')).toBeVisible();

  setClock(monday + 2 * hour);
  const { messageId, replyTo } = (await readMail(`${copied}.notice`)) ?? {};
  const to = replyTo?.map(({ address }) => address).join(', ');
  const reply = inbox('answered');
  reply.stdin?.end(`From: desk@company.test\r\nTo: ${to}\r\nIn-Reply-To: ${messageId}\r\n\r\nHello Luis\r\n`);
  await once(reply, 'exit');

  setClock(monday + 5 * hour);
  await drain();
  const half = (await readMail('reminder-half'))?.text ?? '';
  expect([linked, copied, forgotten].map((id) => half.includes(id))).toEqual([false, false, true]);
  expect(await readMail('reminder-late')).toBeUndefined();
  setClock(monday + 26 * hour);
  await drain();
  expect((await readMail('reminder-late'))?.text).toContain(forgotten);

  setClock(monday + 4 * 24 * hour);
  const report = inbox('report', '--json');
  const figures: { group: string; name: string }[] = JSON.parse(await text(report.stdout ?? process.stdin));
  const counts = { messages: 3, held: 0, answered: 2, inTime: 2 / 3 };
  expect(figures.find(({ group }) => group === 'all')).toMatchObject(counts);
  expect(figures.find(({ group }) => group === 'page')).toMatchObject({ name: tabsPage, ...counts });
  expect(figures.find(({ group }) => group === 'source')).toMatchObject({ name: 'news', ...counts });

  const screen = inbox('open');
  const [line] = await once(screen.stdout ?? process.stdin, 'data');
  await page.goto(String(line).replace('Open ', '').trim());
  await page.getByRole('link', { name: 'Overdue' }).click();
  await expect(page.getByRole('link', { name: forgotten })).toBeVisible();
  await expect(page.getByRole('link', { name: linked })).toHaveCount(0);
  expect(await findByAxe(page)).toEqual([]);
  screen.kill('SIGINT');
  await once(screen, 'exit');
});
