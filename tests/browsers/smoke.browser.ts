import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { contentSite } from '#app/site.server.ts';
import { titleOf } from '#tests/content-of.ts';
import { startSite } from '#tests/e2e/site-process.ts';
import { startFirefox } from './firefox.ts';
import { type Browser, startWebKit } from './webkit.ts';

const site = contentSite();
const { firstLocale, locales } = site;
const { contact } = site.readFixedPaths();
const server = await startSite({ ...process.env, DATA_DIR: 'test-results/browsers' });
afterAll(() => server.stop());

test.for([
  { name: 'Firefox', packages: 'firefox-esr', programs: ['firefox-esr'], start: startFirefox },
  { name: 'WebKit', packages: 'webkit2gtk-driver xvfb', programs: ['WebKitWebDriver', 'xvfb-run'], start: startWebKit },
])('in $name a visitor reads, changes the language, opens the menu and writes', async (engine, { skip }) => {
  const isMissing = engine.programs.some((program) => spawnSync('which', [program]).status !== 0);
  skip(isMissing, `${engine.name} is not installed (Debian: apt-get install ${engine.packages}).`);
  const browser = await engine.start();
  await visit(browser).finally(() => browser.close());
  expect(browser.errors).toEqual([]);
});

async function visit({ open, evaluate }: Browser): Promise<void> {
  const expectTrue = (expression: string) =>
    expect.poll(() => evaluate(`Boolean(${expression})`), { message: expression }).toBe(true);
  const expectText = (selector: string, text: string) =>
    expectTrue(`document.querySelector('${selector}')?.textContent.includes(${JSON.stringify(text)})`);
  const click = (selector: string) => evaluate(`document.querySelector('${selector}').click()`);

  await open(server.address, 1280);
  await expectTrue('!document.querySelector(".splash")?.checkVisibility({ visibilityProperty: true })');
  await expectText('h1', titleOf(site, firstLocale, '/'));
  await expectTrue('[...document.fonts].some(({ status }) => status === "loaded")');
  for (const locale of locales.slice(1)) {
    await click(`header a[hreflang=${locale}]`);
    await expectTrue(`document.documentElement.lang === '${locale}'`);
    await open(server.address, 1280);
  }

  await open(server.address, 600);
  await click('.menu-opener');
  await expectTrue('document.querySelector("dialog").matches(":modal")');

  await open(server.address + contact, 1280);
  const form = 'document.querySelector("main form[method=post]")';
  await evaluate(`${form}.scrollIntoView()`);
  await expectTrue(`${form}.closest('[data-started]')`);
  for (const email of ['ana', 'ana@empresa.pr']) {
    const typed = JSON.stringify({ name: 'Ana Rivera', email, message: 'Our close takes nine days.' });
    await evaluate(`Object.entries(${typed}).forEach(([name, value]) => { ${form}.elements[name].value = value })`);
    await click('main form[method=post] [type=submit]');
    if (email === 'ana') await expectText('.field-error', site.serviceWords(firstLocale).errors['email-invalid']);
  }
  await expectText('.toast-success', site.serviceWords(firstLocale).toasts.success);
}
