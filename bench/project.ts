import { locales, localizedPath } from '#app/content/locale.ts';
import { pagesIn } from '#app/content/pages.ts';
import { chromiumFlags, findChromium } from '#tools/dev/find-chromium.ts';

// The one file of the benchmark that knows where the rest of the project is.
export const browser = { executablePath: findChromium(), args: chromiumFlags };

/** The first page of each kind in each language. Unlisted pages are left out: they ask search engines to stay away. */
export const samplePages = locales.flatMap((locale) =>
  pagesIn(locale)
    .filter((page, index, pages) => !page.unlisted && pages.findIndex(({ kind }) => kind === page.kind) === index)
    .map(({ path }) => localizedPath(path, locale)),
);
