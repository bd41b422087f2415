import { locales } from '#site/bundled-site.ts';
import phrases from './words.json' with { type: 'json' };

/** The language of the screen, which Sveltia chooses in the same way. */
export const language = navigator.language.startsWith('es') ? 'es' : 'en';
export const words = Object.fromEntries(
  Object.entries(phrases).map(([name, phrase]) => [name, phrase[language]]),
) as Record<keyof typeof phrases, string>;

const languageNames = new Intl.DisplayNames(language, { type: 'language' });

/** The name of a language of the site; '' for anything else. */
export function languageName(locale = ''): string {
  return locales.includes(locale) ? (languageNames.of(locale) ?? locale) : '';
}
