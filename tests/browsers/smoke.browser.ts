import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentSite } from '#app/site.server.ts';
import { contentOf, titleOf } from '#app/testing/content-of.ts';
import { startSite } from '#tests/e2e/site-process.ts';
import { type Browser, startFirefox, startWebKit } from './drivers.ts';

const site = currentSite();
const { toasts, errors } = site.contactTexts('en');
const { label: secondTab } = Object.values(contentOf(site, 'en', '/sap', 'tabs').tabContent)[1] ?? {};

const server = await startSite({ ...process.env, DATA_DIR: 'test-results/browsers' });
afterAll(() => server.stop());

for (const { name, packages, programs, start } of [
  { name: 'Firefox', packages: 'firefox-esr', programs: ['firefox-esr'], start: startFirefox },
  { name: 'WebKit', packages: 'webkit2gtk-driver xvfb', programs: ['WebKitWebDriver', 'xvfb-run'], start: startWebKit },
]) {
  const isMissing = programs.some((program) => spawnSync('which', [program]).status !== 0);
  const title = isMissing ? `${name} is not tested: it is not installed (Debian: apt-get install ${packages})` : name;
  if (isMissing) process.stderr.write(`${title}\n`);
  describe.skipIf(isMissing)(title, () => testIn(start));
}

function testIn(start: () => Promise<Browser>): void {
  let browser: Browser;

  beforeAll(async () => {
    browser = await start();
    return async () => {
      const errors = await browser.close();
      expect(errors).toEqual([]);
    };
  });

  async function expectValue(expression: string, value: unknown): Promise<void> {
    await expect.poll(() => browser.evaluate(expression), { message: expression }).toEqual(value);
  }

  const expectTrue = (expression: string) => expectValue(`Boolean(${expression})`, true);
  const expectShown = (selector: string) => expectTrue(`document.querySelector('${selector}')?.checkVisibility()`);
  const expectText = (selector: string, text = '') =>
    expectTrue(`document.querySelector('${selector}')?.textContent.includes(${JSON.stringify(text)})`);
  const expectPath = (path: string) => expectValue('location.pathname', path);
  const scroll = (top: number) => browser.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);

  async function restingScroll(): Promise<number> {
    const before = Number(await browser.evaluate('scrollY'));
    await sleep(300);
    return (await browser.evaluate('scrollY')) === before ? before : restingScroll();
  }

  async function open(path: string, width = 1280): Promise<void> {
    await browser.resize(width, 800);
    await browser.open(server.address + path);
    await expectTrue('document.documentElement.matches("[data-ready]")');
    await browser.press('Shift');
    await expectTrue('!document.querySelector(".splash").checkVisibility({ visibilityProperty: true })');
  }

  async function sendForm(email: string): Promise<void> {
    const message = { name: 'Ana Rivera', email, phone: '7875550142', message: 'Our close takes nine days.' };
    for (const [field, text] of Object.entries(message)) await browser.type(`#${field}`, text);
    await browser.click('.form-fields button[type=submit]');
  }

  test('home has its words, fonts and pictures, and its sections arrive as one scrolls', async () => {
    await open('/');
    await expectText('h1', titleOf(site, 'en', '/'));
    const loaded = `[...document.fonts].map(({ status, family }) => status + family.replaceAll('"', ' ').trimEnd())`;
    await expectTrue(`${loaded}.join().match(/loaded ?Bricolage,.*loaded ?Instrument,/)`);
    const waiting = '[...document.querySelectorAll("[data-reveal=waiting]")]';
    const height = Number(await browser.evaluate('document.documentElement.scrollHeight'));
    for (let top = 0; top < height; top += 500) {
      await scroll(top);
      await expectTrue(`${waiting}.every((each) => each.getBoundingClientRect().top > innerHeight * 0.7)`);
    }
    await expectValue('[...document.images].filter((each) => each.complete && !each.naturalWidth).length', 0);
  });

  test('a group of the bar opens, leads to a page and closes', async () => {
    await open('/');
    await browser.click('[aria-controls=nav-erp]');
    await browser.click('#nav-erp a[href="/sap"]');
    await expectPath('/sap');
    await expectTrue('document.activeElement.matches("h1") && !document.querySelector("[aria-expanded=true]")');
  });

  test('the tabs of a service change by click and arrow, and are slides in a narrow window', async () => {
    await open('/sap');
    await browser.click('.tab:first-of-type');
    await browser.press('ArrowRight');
    await expectText('[role=tab][aria-selected=true]', secondTab);
    await browser.resize(600, 800);
    await expectTrue('document.querySelector(".tab-track").scrollLeft > 0');
    await browser.click(`.carousel-controls [aria-label="${site.words('en').carousel.next}"]`);
    await expectShown('.tab-slide:nth-child(4):not([inert])');
  });

  test('the language switch leads to the same part of the page in Spanish, also when the browser has translated it', async () => {
    await open('/sap#expertise');
    await browser.evaluate(`document.querySelectorAll('h1, h1 *').forEach(({ childNodes }) => {
      for (const text of [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append('Übersetzt');
      }
    })`);
    await browser.click('.header a[hreflang=es]');
    await expectPath('/es/sap');
    await expectValue('location.hash', '#expertise');
    await expectValue('document.documentElement.lang', 'es');
    await expectText('h1', titleOf(site, 'es', '/sap'));
  });

  test('a message is sent, told by a toast with its reference, and the form is empty', async () => {
    await open('/contact-us');
    await sendForm('ana@empresa.pr');
    await expectText('.toast-success', toasts.success);
    await expectTrue('/^[A-Z0-9-]{4,}$/.test(document.querySelector(".outcome strong").textContent)');
    await expectValue('document.querySelector("#message").value', '');
  });

  test('a form with an error tells it, takes the focus there and lets it go', async () => {
    await open('/contact-us');
    await sendForm('ana');
    await expectText('.field-error', errors['email-invalid']);
    await expectValue('document.activeElement.id', 'email');
    await browser.type('#email', '@empresa.pr');
    await expectTrue('!document.querySelector(".field-error")');
  });

  test('an unknown path shows the not-found page, which leads home', async () => {
    await open('/no/such/page');
    await expectText('h1', titleOf(site, 'en', '/404'));
    await browser.click('main a[href="/"]');
    await expectPath('/');
  });

  test('the motion switch pauses what moves and is remembered on the next page', async () => {
    await open('/');
    await browser.click('.header button.tool');
    await expectValue('getComputedStyle(document.querySelector(".strip ul")).animationPlayState', 'paused');
    await open('/sap');
    await expectValue('document.documentElement.dataset.motion', 'paused');
  });

  test('the menu of a phone is modal, closes by Escape and leads to a page', async () => {
    await open('/', 600);
    await browser.click('.menu-opener');
    await expectTrue('document.querySelector("dialog").matches(":modal")');
    await browser.press('Escape');
    await expectTrue('!document.querySelector("dialog").open && document.activeElement.matches(".menu-opener")');
    await browser.click('.menu-opener');
    await browser.click('dialog li[data-family=erp] summary');
    await expectShown('dialog a[href="/sap"]');
    await browser.click('dialog a[href="/sap"]');
    await expectPath('/sap');
    await expectTrue('!document.querySelector("dialog").open');
  });

  test('Back leads from each part of a page to where the reader was before', async () => {
    await open('/services');
    const left: number[] = [];
    for (const way of ['a[href="#security"]', 'a[href="#erp"]']) {
      const link = `document.querySelector('main ${way}')`;
      await browser.evaluate(`${link}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
      const top = await restingScroll();
      left.push(top);
      await browser.click(`main ${way}`);
      await expectTrue(`Math.abs(scrollY - ${top}) > 100`);
      await restingScroll();
    }
    for (const top of left.reverse()) {
      await browser.evaluate('history.back()');
      await expectTrue(`Math.abs(scrollY - ${top}) < 2`);
    }
    await expectValue('location.hash', '');
  });

  test('Back and Forward show the pages where the reader was', async () => {
    await open('/');
    await scroll(1500);
    await browser.click('.header a[href="/contact-us"]');
    await expectPath('/contact-us');
    await expectValue('scrollY', 0);
    await browser.evaluate('history.back()');
    await expectPath('/');
    await expectTrue('Math.abs(scrollY - 1500) < 2');
    await browser.evaluate('history.forward()');
    await expectPath('/contact-us');
  });
}
