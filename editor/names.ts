import named from './names.json' with { type: 'json' };

/** The languages of the screen, independent of those of the site. */
export const screenLanguages = ['en', 'es'] as const;
export type ScreenLanguage = (typeof screenLanguages)[number];

/** Names of what has none in the content: groups of files, files other than pages, and choices by their values. */
export const screenNames: Record<string, Record<ScreenLanguage, string>> = { ...named.files, ...named.choices };
/** What fields and changes say in words of the screen. */
export const fieldPhrases: Record<keyof typeof named.phrases, Record<ScreenLanguage, string>> = named.phrases;
