import render from 'dom-serializer';
import { DomUtils, parseDocument } from 'htmlparser2';

/** The same page without what runs or fetches scripts. */
export function withoutScripts(html: string): string {
  const page = parseDocument(html);
  const scripts = DomUtils.getElementsByTagName('script', page).filter(
    ({ attribs }) => !attribs.type?.endsWith('json'),
  );
  const links = DomUtils.getElementsByTagName('link', page).filter(({ attribs }) => attribs.rel === 'modulepreload');
  for (const element of [...scripts, ...links]) DomUtils.removeElement(element);
  return render(page);
}
