import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { currentSite } from '#app/site.server.ts';
import { titleOf } from '#app/testing/content-of.ts';
import { startSite } from '#tests/e2e/site-process.ts';
import { startFirefox } from './firefox.ts';
import { type Browser, startWebKit } from './webkit.ts';

const site = currentSite();
const { firstLocale, locales, localizedPath } = site;
const { contact } = site.fixedPaths();
const server = await startSite({ ...process.env, DATA_DIR: 'test-results/browsers' });
afterAll(() => server.stop());

for (const { name, packages, programs, start } of [
  { name: 'Firefox', packages: 'firefox-esr', programs: ['firefox-esr'], start: startFirefox },
  { name: 'WebKit', packages: 'webkit2gtk-driver xvfb', programs: ['WebKitWebDriver', 'xvfb-run'], start: startWebKit },
])
  test(`in ${name} a visitor reads, changes the language, opens the menu and writes`, async ({ skip }) => {
    const isMissing = programs.some((program) => spawnSync('which', [program]).status !== 0);
    skip(isMissing, `${name} is not installed (Debian: apt-get install ${packages}).`);
    const browser = await start();
    const errors = await visit(browser).finally(() => browser.close());
    expect(errors).toEqual([]);
  });

async function visit(browser: Browser): Promise<string[]> {
  const expectTrue = (expression: string) =>
    expect.poll(() => browser.evaluate(`Boolean(${expression})`), { message: expression }).toBe(true);
  const expectText = (selector: string, text: string) =>
    expectTrue(`document.querySelector('${selector}')?.textContent.includes(${JSON.stringify(text)})`);
  const expectPath = (path: string) => expectTrue(`location.pathname === '${path}'`);
  async function open(path: string, width: number): Promise<void> {
    await browser.resize(width, 800);
    await browser.open(server.address + path);
    await expectTrue('document.readyState === "complete"');
    await browser.press('Shift');
    await expectTrue('!document.querySelector(".splash")?.checkVisibility({ visibilityProperty: true })');
  }

  await open('/', 1280);
  await expectText('h1', titleOf(site, firstLocale, '/'));
  await expectTrue('[...document.fonts].some(({ status }) => status === "loaded")');
  for (const locale of locales.slice(1)) {
    await browser.click(`header a[hreflang=${locale}]`);
    await expectPath(localizedPath('/', locale));
    await expectTrue(`document.documentElement.lang === '${locale}'`);
    await open('/', 1280);
  }

  await open('/', 600);
  await browser.click('.menu-opener');
  await expectTrue('document.querySelector("dialog").matches(":modal")');
  await browser.press('Escape');
  await expectTrue('!document.querySelector("dialog").open && document.activeElement.matches(".menu-opener")');

  await open(contact, 1280);
  const fields = { name: 'Ana Rivera', email: 'ana', message: 'Our close takes nine days.' };
  for (const [field, text] of Object.entries(fields)) await browser.type(`#${field}`, text);
  await browser.click('main form[method=post] [type=submit]');
  await expectText('.field-error', site.contactTexts(firstLocale).errors['email-invalid']);
  await browser.type('#email', '@empresa.pr');
  await browser.click('main form[method=post] [type=submit]');
  await expectText('.toast-success', site.contactTexts(firstLocale).toasts.success);
  return browser.errors();
}
