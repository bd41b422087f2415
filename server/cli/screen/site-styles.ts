import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';

/** The style sheet of the built site, as its first page has it; empty where nothing is built. */
export function siteStyles(site: string): string {
  const page = join(site, 'index.html');
  if (!existsSync(page)) return '';
  const sheets: string[] = [];
  let isStyle = false;
  const parser = new Parser({
    onopentag(name, { rel, href }) {
      isStyle = name === 'style';
      if (name === 'link' && rel === 'stylesheet' && href) sheets.push(readFileSync(join(site, href), 'utf8'));
    },
    ontext(text) {
      if (isStyle) sheets.push(text);
    },
    onclosetag() {
      isStyle = false;
    },
  });
  parser.end(readFileSync(page, 'utf8'));
  return sheets.join('\n');
}
