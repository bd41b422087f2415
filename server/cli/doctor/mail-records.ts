import { Resolver } from 'node:dns/promises';
import { type Check, checkResult } from './check.ts';

/** Returns the TXT records of a name; undefined when the name does not exist. Throws when nobody answers. */
export type LookUp = (name: string) => Promise<string[] | undefined>;

export function dnsLookUp(): LookUp {
  const resolver = new Resolver({ timeout: 3000, tries: 1 });
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === 'ENODATA') return [];
      if (code === 'ENOTFOUND') return undefined;
      throw error;
    }
  };
}

/** Whether receivers can tell that mail from this domain is its own: SPF (RFC 7208), DKIM (6376), DMARC (7489). */
export async function checkMailRecords(domain: string, selector: string | undefined, lookUp: LookUp): Promise<Check[]> {
  try {
    const texts = await lookUp(domain);
    // A network without the internet answers this, too.
    if (!texts) return [checkResult('mail records', 'not asked', `No name server that answers here knows ${domain}.`)];
    return [
      judgeSpf(domain, texts),
      await judgeDkim(domain, selector, lookUp),
      judgeDmarc(domain, await readDmarc(domain, lookUp)),
    ];
  } catch {
    return [checkResult('mail records', 'not asked', 'No name server answers from here.')];
  }
}

/** A subdomain without its own record follows that of the parent domain (RFC 7489, 6.6.3). */
async function readDmarc(domain: string, lookUp: LookUp): Promise<string[]> {
  const records = (await lookUp(`_dmarc.${domain}`)) ?? [];
  const parentDomain = domain.split('.').slice(-2).join('.');
  return records.length > 0 || parentDomain === domain ? records : ((await lookUp(`_dmarc.${parentDomain}`)) ?? []);
}

function judgeSpf(domain: string, texts: string[]): Check {
  const records = texts.filter((text) => /^v=spf1( |$)/i.test(text));
  const [record = ''] = records;
  if (records.length === 0) return checkResult('SPF', 'error', `${domain} does not say which servers send its mail.`);
  if (records.length > 1)
    return checkResult('SPF', 'error', `${domain} has ${records.length} SPF records: join them in one.`);
  if (/ \+?all\b/i.test(record))
    return checkResult('SPF', 'error', `${domain} lets every server send its mail: end with -all.`);
  return checkResult('SPF', 'ok', `${domain} says which servers send its mail: ${record}`);
}

async function judgeDkim(domain: string, selector: string | undefined, lookUp: LookUp): Promise<Check> {
  if (!selector) return checkResult('DKIM', 'not asked', 'Name the selector of your mail service by --dkim NAME.');
  const texts = (await lookUp(`${selector}._domainkey.${domain}`)) ?? [];
  if (texts.some((text) => /(^|;)\s*p=[A-Za-z0-9+/]/.test(text)))
    return checkResult('DKIM', 'ok', `${domain} shows the key "${selector}" that its mail is signed with.`);
  return checkResult('DKIM', 'error', `${domain} shows no key "${selector}".`);
}

function judgeDmarc(domain: string, texts: string[]): Check {
  const record = texts.find((text) => /^v=DMARC1/i.test(text));
  if (!record) return checkResult('DMARC', 'error', `${domain} does not say what to do with forged mail.`);
  if (/;\s*p=none/i.test(record))
    return checkResult('DMARC', 'warning', `${domain} lets forged mail pass (p=none): ask for quarantine or reject.`);
  return checkResult('DMARC', 'ok', `${domain} has forged mail refused or set aside: ${record}`);
}
