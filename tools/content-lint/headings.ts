/** Takes the HTML of a page, gives what is wrong with its headings: one h1, no level left out, none empty. */
export function headingFaults(html: string): string[] {
  const headings = headingsOf(html);
  const first = headings.filter(({ level }) => level === 1).length;
  const faults = first === 1 ? [] : [`has ${first} headings of the first level: a page has exactly one h1.`];
  headings.forEach(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? level;
    if (text === '') faults.push(`has an empty h${level}: write it or take it out.`);
    if (level > before + 1) faults.push(`h${level} “${text}” follows an h${before}: make it an h${before + 1}.`);
  });
  return faults;
}

function headingsOf(html: string): { level: number; text: string }[] {
  const shown = html.replace(/<!--.*?-->|<(script|style|template)\b.*?<\/\1>/gs, '');
  return [...shown.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, level, inner = '']) => {
    return { level: Number(level), text: textOf(inner) };
  });
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
