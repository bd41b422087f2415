import base from './app.css?inline';

const sheets = import.meta.glob<string>('../sections/*/*.css', { eager: true, import: 'default', query: '?inline' });

/** The style of a page: what all pages share, and the sheets of its own sections. */
export function sheetOf(types: readonly string[]): string {
  const sheetsOfTypes = Object.entries(sheets).filter(([file]) =>
    types.some((type) => file.startsWith(`../sections/${type}/`)),
  );
  return `${base}@layer sections{${sheetsOfTypes.map(([, text]) => text).join('')}}`;
}
