import named from './names.json' with { type: 'json' };

/** The languages of the screen itself, whichever the site has. */
export const screenLanguages = ['en', 'es'] as const;
export type ScreenLanguage = (typeof screenLanguages)[number];

/** Names of what has none in the content: groups of files, files that are no pages, and choices by their values. */
export const names: Record<string, Record<ScreenLanguage, string>> = { ...named.files, ...named.choices };
