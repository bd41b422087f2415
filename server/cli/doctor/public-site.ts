import { connect } from 'node:tls';
import { day } from '#shared/durations.ts';
import { type Check, checkResult } from './check.ts';

const requiredHeaders = ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy'];

export async function checkPublicSite(origin: string, now: number): Promise<Check[]> {
  const url = new URL(origin);
  try {
    const page = await get(url);
    await page.arrayBuffer();
    const served = await Promise.all([checkSecurityTxt(url, now), checkReady(url)]);
    const secure = url.protocol === 'https:' ? [await checkCertificate(url, now)] : [];
    return [checkHeaders(page, url), ...secure, ...served, checkClock(page, now)];
  } catch (error) {
    const { cause, message } = error as { cause?: { code?: string }; message: string };
    return [checkResult('public site', 'error', `${origin} does not answer (${cause?.code ?? message}).`)];
  }
}

function get(url: URL, path = '/'): Promise<Response> {
  return fetch(new URL(path, url), { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
}

function checkHeaders(page: Response, url: URL): Check {
  const names = url.protocol === 'https:' ? [...requiredHeaders, 'strict-transport-security'] : requiredHeaders;
  const missing = names.filter((name) => !page.headers.has(name));
  if (page.status !== 200) return checkResult('public site', 'error', `${url.origin} answers ${page.status}.`);
  if (missing.length > 0) return checkResult('public site', 'error', `${url.origin} lacks ${missing.join(', ')}.`);
  return checkResult('public site', 'ok', `${url.origin} answers with all security headers.`);
}

async function checkReady(url: URL): Promise<Check> {
  const { status } = await get(url, '/readyz');
  if (status === 200) return checkResult('contact service', 'ok', 'The contact service is ready.');
  return checkResult('contact service', 'error', `${url.origin}/readyz answers ${status}: the form stores nothing.`);
}

async function checkSecurityTxt(url: URL, now: number): Promise<Check> {
  const response = await get(url, '/.well-known/security.txt');
  if (!response.ok) return checkResult('security.txt', 'error', `security.txt answers ${response.status}.`);
  const expires = Date.parse(/^Expires:\s*(\S+)\s*$/im.exec(await response.text())?.[1] ?? '');
  if (expires - now >= 30 * day) return checkResult('security.txt', 'ok', 'security.txt is good for a month.');
  const text = 'security.txt has expired, will within 30 days, or says no date: build the site again and publish it.';
  return checkResult('security.txt', 'error', text);
}

function checkCertificate(url: URL, now: number): Promise<Check> {
  return new Promise((resolve) => {
    const socket = connect({ host: url.hostname, port: Number(url.port || 443), servername: url.hostname }, () => {
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - now) / day);
      const text = `${socket.getProtocol()}, the certificate ends in ${days} days.`;
      resolve(checkResult('TLS', days < 14 ? 'error' : 'ok', text));
      socket.end();
    });
    socket.setTimeout(10_000, () => socket.destroy(new Error('it does not answer')));
    socket.once('error', ({ message }) => resolve(checkResult('TLS', 'error', `TLS fails: ${message}.`)));
  });
}

function checkClock(page: Response, now: number): Check {
  const seconds = Math.round((Date.parse(page.headers.get('date') ?? '') - now) / 1000);
  if (Number.isNaN(seconds)) return checkResult('clock', 'not asked', 'The public site sends no time.');
  const state = Math.abs(seconds) > 60 ? 'error' : 'ok';
  return checkResult('clock', state, `This machine and the public site differ by ${Math.abs(seconds)} s.`);
}
