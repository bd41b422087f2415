import { commonHeaders, folderOf, type SiteRules } from './site-rules.ts';

const segments = '(?:/[\\w.-]+)+?';

/**
 * The text of an nginx configuration, to be included in the `http` block: the maps carry every file's headers exactly
 * as the Node server sends them, because nginx chooses headers by the file that it serves, not-found pages included.
 */
export function nginxFile(rules: SiteRules): string {
  const files = [...rules.files, ...rules.notFound];
  const names = [...new Set(files.flatMap(({ headers }) => Object.keys(headers)))];
  const always = commonHeaders(files);
  return [
    '# Made by the build; include it in the http block and set root, listen and server_name.',
    'map_hash_max_size 8192;',
    'map_hash_bucket_size 256;',
    ...names.map((name) => {
      const usual = always[name] ?? '';
      const values = files.map(({ file, headers }) => [file, headers[name] ?? ''] as const);
      return map(variableOf(name), usual, new Map(values.filter(([, value]) => value !== usual)));
    }),
    map('site_moved', '', new Map(rules.redirects.map(({ from, to }) => [from, to]))),
    server(rules, names),
  ].join('\n\n');
}

function map(variable: string, usual: string, values: ReadonlyMap<string, string>): string {
  const lines = [...values].map(([key, value]) => `  "${key}" "${value}";`);
  return [`map $uri $${variable} {`, `  default "${usual}";`, ...lines, '}'].join('\n');
}

function variableOf(headerName: string): string {
  return `site_${headerName.toLowerCase().replaceAll('-', '_')}`;
}

function server(rules: SiteRules, names: readonly string[]): string {
  const folders = rules.notFound.map(folderOf).filter(Boolean);
  const languages = folders.map(
    (folder) => `  location ~ ^${folder}(/|$) { error_page 404 ${folder}/404.html; try_files $uri $uri.html =404; }`,
  );
  return [
    'server {',
    '  listen 80;',
    '  server_name _;',
    '  root /var/www/site;',
    '  server_tokens off;',
    '  absolute_redirect off;',
    '  charset utf-8;',
    '  charset_types text/css text/plain text/xml text/markdown text/x-script text/javascript application/json;',
    '  types { text/html html; text/css css; text/javascript js; text/plain txt; text/markdown md; text/x-script data;',
    '    application/json json; application/manifest+json webmanifest; application/xml xml; image/svg+xml svg;',
    '    image/png png; image/jpeg jpg; image/webp webp; image/avif avif; image/x-icon ico; font/woff2 woff2; }',
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_comp_level 6;',
    '  gzip_types text/css text/javascript text/plain text/markdown text/x-script application/json',
    '    application/manifest+json application/xml image/svg+xml;',
    ...names.map((name) => `  add_header ${name} $${variableOf(name)} always;`),
    '  error_page 404 /404.html;',
    '  if ($request_method !~ ^(GET|HEAD)$) { return 405; }',
    '  if ($site_moved) { return 301 $site_moved$is_args$args; }',
    // Only plain segments are redirected: a backslash or a second slash at the start would lead to another site.
    '  rewrite ^/index(?:\\.html)?/?$ / permanent;',
    `  rewrite ^(${segments})/index(?:\\.html)?/?$ $1 permanent;`,
    // Compared with the address as sent, because these lines run again for the not-found pages, which end in .html.
    `  if ($request_uri ~ ^[^?]*\\.html) { rewrite ^(${segments})\\.html/?$ $1 permanent; }`,
    `  rewrite ^(${segments})/$ $1 permanent;`,
    ...languages,
    '  location = / { try_files /index.html =404; }',
    '  location / { try_files $uri $uri.html =404; }',
    '}',
    '',
  ].join('\n');
}
