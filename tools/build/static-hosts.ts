import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Parser } from 'htmlparser2';
import { systemClock } from '#server/clock.ts';
import { contentHeaders, contentTypeOf } from '#server/http/files/content-headers.ts';
import { addressOf, readSiteFiles, type SiteFile } from '#server/http/files/read-site-files.ts';
import { canonicalPath, type Redirect, readRedirects } from '#server/http/files/redirects.ts';
import { type SiteSecurity, securityOf, speculationRules } from '#server/http/headers/headers.ts';
import { createNoticeReader, withNotice } from '#server/http/notice.ts';
import type { LogFields } from '#server/log.ts';
import type { SiteSettings } from '#server/site-settings.ts';
import type { Site } from '#site/create-site.server.ts';
import type { Languages } from '#site/languages.ts';
import { buildDirectory } from './build-directory.ts';

/** Headers that each folder of files has for itself. A host asks for a file without `Cache-Control` again each time. */
const folderHeaders = ['Cache-Control', 'Cross-Origin-Resource-Policy'];
/** Headers that hosts set themselves. */
const hostHeaders = ['Content-Type', 'Vary'];

/**
 * Writes the folder to publish on a static host, with the settings that Netlify and Cloudflare Pages read in it. Such a
 * host fills no page, so the notice of the moment goes into them here, and each page has its policy in itself.
 */
export function writeHostFolder(
  { locales, localizedPath }: Languages,
  siteFiles: readonly SiteFile[],
  target: string,
  { security, redirects, notice = '' }: { security: SiteSecurity; redirects: readonly Redirect[]; notice?: string },
): void {
  rmSync(target, { recursive: true, force: true });
  const addresses = new Set(siteFiles.map(({ path }) => addressOf(path)));
  // A page that will expire may already have its redirect.
  const neededRedirects = redirects
    .map(({ from, to }) => ({ from: canonicalPath(from), to }))
    .filter(({ from }) => !addresses.has(from));
  const folders = locales.map((locale) => localizedPath('/', locale)).filter((folder) => folder !== '/');
  for (const { path, bytes } of siteFiles)
    if (path.endsWith('.html')) {
      const address = addressOf(path);
      // Hosts serve it at `/es/sap`, without the redirect to `/es/sap/` that a folder would bring.
      const file = `${address === '/' ? '/index' : address}.html`;
      write(join(target, file), withPolicy(file, withNotice(bytes.toString(), notice), security));
    } else write(join(target, path), bytes);
  write(join(target, '_headers'), headersFile(siteFiles, security));
  write(
    join(target, '_redirects'),
    [
      ...neededRedirects.map(({ from, to }) => `${from} ${to} 301\n`),
      // For Netlify. Cloudflare Pages finds the nearest `404.html` by itself and passes over these lines.
      ...folders.map((folder) => `${folder}/* ${folder}/404.html 404\n`),
    ].join(''),
  );
}

/** Before all that the policy governs. Frames can be refused by a header alone (CSP Level 3, 3.3). */
function withPolicy(file: string, html: string, security: SiteSecurity): string {
  const policy = contentHeaders({ path: file, bytes: Buffer.from(html) }, security)['Content-Security-Policy'] ?? '';
  let policyPosition: number | undefined;
  const parser = new Parser({
    onopentagname(name) {
      if (!['style', 'script', 'link', 'body'].includes(name)) return;
      policyPosition = parser.startIndex;
      parser.pause();
    },
  });
  parser.end(html);
  if (policyPosition === undefined) throw new Error(`${file} has no body before which a policy could stand.`);
  const directives = policy.split('; ').filter((directive) => !directive.startsWith('frame-ancestors'));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`;
  return html.slice(0, policyPosition) + meta + html.slice(policyPosition);
}

/**
 * The text of `_headers`: what all pages have in common, and what the files of each folder have beside it. No two rules
 * for an address name the same header, which would be sent twice.
 */
function headersFile(siteFiles: readonly SiteFile[], security: SiteSecurity): string {
  const [page] = siteFiles.filter(({ path }) => path.endsWith('.html'));
  const files = siteFiles.filter(({ path }) => !path.endsWith('.html') && path.lastIndexOf('/') > 0);
  const folders = new Map(files.map((file) => [file.path.slice(0, file.path.lastIndexOf('/')), file]));
  const common = Object.entries(page ? contentHeaders(page, security) : {});
  const rules = [
    {
      path: '/*',
      headers: [
        ...common.filter(([name]) => ![...folderHeaders, ...hostHeaders, 'Content-Security-Policy'].includes(name)),
        ['Content-Security-Policy', "frame-ancestors 'none'"],
      ],
    },
    ...Array.from(folders, ([folder, file]) => ({
      path: `${folder}/*`,
      headers: Object.entries(contentHeaders(file, security)).filter(([name]) => folderHeaders.includes(name)),
    })),
    // The only type that hosts do not know.
    { path: speculationRules, headers: [['Content-Type', contentTypeOf(speculationRules)]] },
  ];
  return rules
    .map(({ path, headers }) => `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`)
    .join('\n');
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The built site, with what its server would answer, for static hosts. */
export function writeStaticHost(site: Site, settings: SiteSettings): void {
  const target = `${buildDirectory}/hosts/site`;
  // A public static host uses https, unless the site is published for a plain http address.
  const security = securityOf({ ...settings, SITE_URL: settings.SITE_URL ?? 'https://localhost' });
  const warn = (event: string, fields?: LogFields) => {
    if (event === 'notice-unusable') process.stderr.write(`${fields?.problem}\n`);
  };
  const notice = createNoticeReader(process.env.NOTICE_FILE || 'content/notice.yaml', () => site, systemClock, warn)();
  const redirects = [...site.ordinaryAddresses(), ...readRedirects('content/redirects.yaml')];
  writeHostFolder(site, readSiteFiles(`${buildDirectory}/client`), target, { security, redirects, notice });
}
