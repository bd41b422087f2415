import { type RawBuilder, type SqlBool, sql } from 'kysely';

const gmail = ['gmail.com', 'googlemail.com'];

/** Whether a message comes from this mailbox, regardless of letter case and `+tag`, and of dots at Gmail. */
export function fromMailbox(email: string): RawBuilder<SqlBool> {
  const [typed = '', domain = ''] = email.trim().toLowerCase().split('@');
  const isGmail = gmail.includes(domain);
  const untagged = typed.replace(/\+.*$/, '');
  const local = isGmail ? untagged.replaceAll('.', '') : untagged;
  const stored = isGmail ? sql`replace(lower(messages.email), '.', '')` : sql`lower(messages.email)`;
  const patterns = (isGmail ? gmail : [domain]).flatMap((mailDomain) => {
    const end = `@${literal(isGmail ? mailDomain.replace('.', '') : mailDomain)}`;
    return [`${literal(local)}${end}`, `${literal(local)}+%${end}`];
  });
  const conditions = patterns.map((pattern) => sql`${stored} like ${pattern} escape '\\'`);
  return sql`(${sql.join(conditions, sql` or `)})`;
}

export function mailDomainOf(email: string): string {
  return email.trim().toLowerCase().split('@')[1] ?? '';
}

/** Whether a message comes from a mailbox of the same domain. */
export function fromDomain(email: string): RawBuilder<SqlBool> {
  return sql`lower(messages.email) like ${`%@${literal(mailDomainOf(email))}`} escape '\\'`;
}

function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
