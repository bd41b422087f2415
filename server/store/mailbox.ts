import { type RawBuilder, type SqlBool, sql } from 'kysely';

const gmail = ['gmail.com', 'googlemail.com'];

/** Whether a message comes from this mailbox, whatever its letter case and `+tag`, of Gmail also its dots. */
export function fromMailbox(email: string): RawBuilder<SqlBool> {
  const { local, domains } = partsOf(email);
  const isGmail = domains === gmail;
  const stored = isGmail ? sql`replace(lower(messages.email), '.', '')` : sql`lower(messages.email)`;
  const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');
  const patterns = domains.flatMap((domain) => {
    const end = `@${literal(isGmail ? domain.replace('.', '') : domain)}`;
    return [`${literal(local)}${end}`, `${literal(local)}+%${end}`];
  });
  const conditions = patterns.map((pattern) => sql`${stored} like ${pattern} escape '\\'`);
  return sql`(${sql.join(conditions, sql` or `)})`;
}

function partsOf(email: string): { local: string; domains: readonly string[] } {
  const [typed = '', domain = ''] = email.trim().toLowerCase().split('@');
  const local = typed.replace(/\+.*$/, '');
  return gmail.includes(domain) ? { local: local.replaceAll('.', ''), domains: gmail } : { local, domains: [domain] };
}
