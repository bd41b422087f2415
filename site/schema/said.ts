const spanish = new Map<string, string>();

/** What a schema says of a value that it refuses, in the languages of editors, without a full stop. */
export function said(en: string, es: string): string {
  spanish.set(en, es);
  return en;
}

/** Both sentences of a schema's own message. Undefined for one of Zod. */
export function bothSaid(message: string): { en: string; es: string } | undefined {
  const es = spanish.get(message);
  return es === undefined ? undefined : { en: message, es };
}
