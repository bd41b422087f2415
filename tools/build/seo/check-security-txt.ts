import { readFileSync } from 'node:fs';
import { expiryWarning } from './security-txt.ts';

/** Says whether the security.txt of a file or of a live site is due for renewal; for a monthly job. */
async function checkSecurityTxt(place: string): Promise<void> {
  const warning = expiryWarning(await readPlace(place), new Date());
  process.stdout.write(`${warning ?? 'security.txt is good for more than a month.'}\n`);
  process.exitCode = warning ? 1 : 0;
}

async function readPlace(place: string): Promise<string> {
  if (!/^https?:/.test(place)) return readFileSync(place, 'utf8');
  const answer = await fetch(new URL('/.well-known/security.txt', place));
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}.`);
  return answer.text();
}

const [place = 'build/client/.well-known/security.txt'] = process.argv.slice(2);
await checkSecurityTxt(place);
