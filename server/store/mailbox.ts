import { type RawBuilder, type SqlBool, sql } from 'kysely';

const gmail = ['gmail.com', 'googlemail.com'];

/** One spelling for all addresses of a mailbox: no letter case, no `+tag`, and no dots where Gmail passes over them. */
export function canonicalMailbox(email: string): string {
  const { local, domains } = partsOf(email);
  return `${local}@${domains[0]}`;
}

/** The condition that a message comes from an address of this mailbox. */
export function fromMailbox(email: string): RawBuilder<SqlBool> {
  const { local, domains } = partsOf(email);
  const isGmail = domains === gmail;
  const stored = isGmail ? sql`replace(lower(messages.email), '.', '')` : sql`lower(messages.email)`;
  const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');
  const patterns = domains.flatMap((domain) => {
    const end = `@${literal(isGmail ? domain.replace('.', '') : domain)}`;
    return [`${literal(local)}${end}`, `${literal(local)}+%${end}`];
  });
  return sql`(${sql.join(
    patterns.map((pattern) => sql`${stored} like ${pattern} escape '\\'`),
    sql` or `,
  )})`;
}

function partsOf(email: string): { local: string; domains: readonly string[] } {
  const [typed = '', domain = ''] = email.trim().toLowerCase().split('@');
  const local = typed.replace(/\+.*$/, '');
  return gmail.includes(domain) ? { local: local.replaceAll('.', ''), domains: gmail } : { local, domains: [domain] };
}
