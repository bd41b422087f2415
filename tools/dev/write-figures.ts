import { readFileSync } from 'node:fs';
import { parseDocument } from 'htmlparser2';
import { currentSite } from '#app/site.server.ts';
import { createFileServer } from '#server/http/files/file-server.ts';
import { addressOf, readSiteFiles } from '#server/http/files/read-site-files.ts';
import { type testFigures, writeMeasured } from '#site/measured.server.ts';
import { weighSite } from '#tools/build/check-budgets.ts';
import { elements } from '#tools/html-elements.ts';

// Writes what a page may say of the site that was just tested. It runs when the tests of the built files, the
// end-to-end tests and the second build have passed: axe, the HTML checker and the comparison found nothing, or it
// would not run.
const site = 'build/client';
const content = currentSite();
const files = readSiteFiles(site);
const pages = files.filter(({ path }) => path.endsWith('.html'));
const origin = new URL('http://site.test');
const server = createFileServer({ site: content, directory: site, compressedDirectory: 'build/compressed' });
const answers = files.map(({ path }) => server.respond(new Request(new URL(addressOf(path), origin))));

/** What a browser fetches by itself. */
const fetching = '[src], [srcset], link[href]:not([rel="canonical"], [rel="alternate"])';
const fetched = pages
  .flatMap(({ bytes }) => elements(parseDocument(bytes.toString()), fetching))
  .map(({ attribs }) => attribs.src ?? attribs.href ?? attribs.srcset ?? '');

const weights = [...weighSite().values()].map(
  (weight) => weight.html + weight.scripts + weight.fonts + weight.firstPicture,
);
const { components } = JSON.parse(readFileSync(`${site}/sbom.json`, 'utf8')) as { components: unknown[] };

const { root, locales, pagesIn } = content;
writeMeasured(root, 'tests', {
  pages: locales.flatMap(pagesIn).length,
  'heaviest page, KB': Math.max(...weights) / 1000,
  'requests to third parties': fetched.filter((url) => new URL(url, origin).origin !== origin.origin).length,
  cookies: answers.flatMap(({ headers }) => headers.getSetCookie()).length,
  'axe findings': 0,
  'faults in HTML': 0,
  'files that differ between two builds': 0,
  packages: components.length,
} satisfies Record<(typeof testFigures)[number], number>);
