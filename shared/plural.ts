/** Which of a text's two forms a number takes in a language. */
export function pluralForm(count: number, locale: string): 'one' | 'other' {
  return new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other';
}
