import { Resolver } from 'node:dns/promises';
import { type Check, check } from './check.ts';

/** Gives the TXT records of a name; none when it has none. Throws when nobody answers. */
export type LookUp = (name: string) => Promise<string[]>;

// What large mail services call their keys, after the selectors that most guides use.
const usualSelectors = ['default', 'mail', 'dkim', 'google', 'selector1', 'selector2', 'k1', 's1', 's2', 'mx'];

export function dnsLookUp(): LookUp {
  const resolver = new Resolver({ timeout: 3000, tries: 1 });
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (['ENOTFOUND', 'ENODATA'].includes((error as { code?: string }).code ?? '')) return [];
      throw error;
    }
  };
}

/** Whether receivers can tell that mail from this domain is its own: SPF (RFC 7208), DKIM (6376), DMARC (7489). */
export async function checkMailRecords(domain: string, selector: string | undefined, lookUp: LookUp): Promise<Check[]> {
  const selectors = selector ? [selector] : usualSelectors;
  return Promise.all([
    ask('SPF', async () => judgeSpf(domain, await lookUp(domain))),
    ask('DKIM', async () => judgeDkim(domain, selectors, await Promise.all(selectors.map((each) => keyOf(each))))),
    ask('DMARC', async () => judgeDmarc(domain, await dmarcRecords())),
  ]);

  async function keyOf(each: string): Promise<boolean> {
    return (await lookUp(`${each}._domainkey.${domain}`)).some((text) => /(^|;)\s*p=[A-Za-z0-9+/]/.test(text));
  }

  /** A subdomain without a record of its own follows the one of the domain above (RFC 7489, 6.6.3). */
  async function dmarcRecords(): Promise<string[]> {
    const own = await lookUp(`_dmarc.${domain}`);
    const above = domain.split('.').slice(-2).join('.');
    return own.length > 0 || above === domain ? own : lookUp(`_dmarc.${above}`);
  }
}

async function ask(name: string, question: () => Promise<Check>): Promise<Check> {
  try {
    return await question();
  } catch {
    return check(name, 'not asked', 'No name server answers from here.');
  }
}

function judgeSpf(domain: string, texts: string[]): Check {
  const records = texts.filter((text) => /^v=spf1( |$)/i.test(text));
  const [record = ''] = records;
  if (records.length === 0) return check('SPF', 'error', `${domain} does not say which servers send its mail.`);
  if (records.length > 1)
    return check('SPF', 'error', `${domain} has ${records.length} SPF records: join them in one.`);
  if (/ \+?all\b/i.test(record))
    return check('SPF', 'error', `${domain} lets every server send its mail: end with -all.`);
  return check('SPF', 'ok', `${domain} says which servers send its mail: ${record}`);
}

function judgeDkim(domain: string, selectors: string[], found: boolean[]): Check {
  const selector = selectors.find((_, index) => found[index]);
  if (selector) return check('DKIM', 'ok', `${domain} shows the key "${selector}" that its mail is signed with.`);
  const advice = 'name the selector of your mail service by --dkim NAME';
  return check('DKIM', selectors.length === 1 ? 'error' : 'warning', `${domain} shows no key: ${advice}.`);
}

function judgeDmarc(domain: string, texts: string[]): Check {
  const record = texts.find((text) => /^v=DMARC1/i.test(text));
  if (!record) return check('DMARC', 'error', `${domain} does not say what to do with forged mail.`);
  if (/;\s*p=none/i.test(record))
    return check('DMARC', 'warning', `${domain} lets forged mail pass (p=none): ask for quarantine or reject.`);
  return check('DMARC', 'ok', `${domain} has forged mail refused or set aside: ${record}`);
}
