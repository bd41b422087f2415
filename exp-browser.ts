import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { chromium } from '@playwright/test';
import { createFileServer } from '#server/files/file-server.ts';
import { siteSecurity } from '#server/headers/security.ts';
const files = createFileServer({ directory: 'build/client', compressedDirectory: 'build/compressed', security: siteSecurity({ trustedTypes: true }) });
const s = createAdaptorServer({ fetch: (r) => r.url.endsWith('/api/contact') ? new Response('{"success":true,"message":"ok","reference":"ABCD-1"}', {headers:{'content-type':'application/json'}}) : files.respond(r) }) as Server;
await new Promise<void>((d) => s.listen(4271, '127.0.0.1', () => d()));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
const said = new Map<string, number>();
const note = (t: string) => said.set(t.slice(0, 300), (said.get(t.slice(0, 300)) ?? 0) + 1);
page.on('console', (m) => { if (m.type() !== 'log' && m.type() !== 'info') note(`${m.type()}: ${m.text()}`); });
page.on('pageerror', (e) => note(`pageerror ${e.message}`));
await page.goto('http://127.0.0.1:4271/'); await page.waitForTimeout(1800);
await page.evaluate(() => { (window as any).__same = 1; });
const hrefs = await page.$$eval('a[href^="/"]', (as) => [...new Set(as.map((a) => a.getAttribute('href')!))]);
let client = 0;
for (const h of [...hrefs, '/es', ...hrefs.slice(0, 10).map((x) => `/es${x === '/' ? '' : x}`)]) {
  const a = page.locator(`a[href="${h}"]`).first(); if (!(await a.count())) { note('no link ' + h); continue; }
  await a.evaluate((el: HTMLElement) => el.click()); await page.waitForTimeout(350);
  if (await page.evaluate(() => (window as any).__same)) client++; else { note('reloaded at ' + h); await page.evaluate(() => { (window as any).__same = 1; }); }
}
await page.goto('http://127.0.0.1:4271/contact-us'); await page.waitForTimeout(1800);
await page.fill('main [name=name]', 'A'); await page.fill('main [name=email]', 'a@b.com'); await page.fill('main [name=message]', 'hello'); await page.locator('main form button[type=submit]').first().click({timeout: 4000}); await page.waitForTimeout(1500);
console.log(hrefs.length, client, [...said], /Success/.test(await page.textContent('body') ?? ''));
await browser.close(); s.close(); s.closeAllConnections();
// detect effectiveness
