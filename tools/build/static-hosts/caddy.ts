import type { HeaderMap } from '#server/http/headers/headers.ts';
import { commonHeaders, folderOf, type PublishedFile, type SiteRules } from './site-rules.ts';

const segments = '(?:/[\\w.-]+)+?';
// Caddy normalizes a path for finding the file but not for choosing headers: other paths are refused first.
const untidyPath = '^[^?]*(//|\\\\.\\\\.|%)';

export function caddyFile(rules: SiteRules): string {
  const always = commonHeaders([...rules.files, ...rules.notFound]);
  return [
    '# Made by the build; put the real host name for :80 (Caddy then sees to https) and the real root.',
    ':80 {',
    '\troot * /var/www/site',
    '\tencode gzip',
    '\theader -Server',
    ...headerBlock('\t', 'header', always),
    '\tmap {query} {site_query} {',
    '\t\t~^$ ""',
    '\t\tdefault "?{query}"',
    '\t}',
    '\tmap {path} {site_moved} {',
    ...rules.redirects.map(({ from, to }) => `\t\t${from} ${to}`),
    '\t\tdefault ""',
    '\t}',
    '\troute {',
    '\t\t@other not method GET HEAD',
    '\t\terror @other 405',
    '\t\t@moved expression {site_moved} != ""',
    '\t\tredir @moved {site_moved}{site_query} 301',
    `\t\t@untidy expression {http.request.orig_uri}.matches("${untidyPath}")`,
    '\t\terror @untidy 404',
    ...tidying('index', '^/index(?:\\.html)?/?$', '/'),
    ...tidying('folder', `^(${segments})/index(?:\\.html)?/?$`, '{re.folder.1}'),
    ...tidying('html', `^(${segments})\\.html/?$`, '{re.html.1}'),
    ...tidying('slash', `^(${segments})/$`, '{re.slash.1}'),
    '\t\t@data path *.data',
    '\t\theader @data Content-Type "text/x-script; charset=utf-8"',
    '\t\t@markdown path *.md',
    '\t\theader @markdown Content-Type "text/markdown; charset=utf-8"',
    ...[...rules.files, ...rules.notFound].flatMap((file) =>
      headerBlock('\t\t', `header ${file.address}`, file.headers),
    ),
    '\t\ttry_files {path} {path}.html {path}/index.html',
    '\t\tfile_server',
    '\t}',
    '\thandle_errors {',
    '\t\theader -Server',
    ...headerBlock('\t\t', 'header', always),
    '\t\t@missing expression {err.status_code} == 404',
    '\t\troute @missing {',
    ...rules.notFound.flatMap(notFoundBlock),
    '\t\t}',
    '\t}',
    '}',
    '',
  ].join('\n');
}

function tidying(name: string, pattern: string, target: string): string[] {
  return [`\t\t@${name} path_regexp ${name} ${pattern}`, `\t\tredir @${name} ${target}{site_query} 301`];
}

function notFoundBlock(page: PublishedFile): string[] {
  const folder = folderOf(page);
  const name = folder.slice(1) || 'any';
  return [
    `\t\t\t@${name} path ${folder ? `${folder} ${folder}/*` : '*'}`,
    `\t\t\thandle @${name} {`,
    ...headerBlock('\t\t\t\t', 'header', { ...page.headers, 'Content-Type': 'text/html; charset=utf-8' }),
    `\t\t\t\trewrite * ${page.file}`,
    '\t\t\t\tfile_server',
    '\t\t\t}',
  ];
}

function headerBlock(indent: string, opening: string, headers: HeaderMap): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `${indent}\t${name} "${value}"`);
  return [`${indent}${opening} {`, ...lines, `${indent}}`];
}
