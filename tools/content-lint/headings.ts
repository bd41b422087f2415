import type { Document } from 'domhandler';
import { textContent } from 'domutils';
import { elements } from '#tools/html-elements.ts';

/** What is wrong with a page's headings: one h1, no level left out, none empty. */
export function headingFaults(page: Document): string[] {
  const headings = elements(page, ':is(h1, h2, h3, h4, h5, h6):not(template *)').map((heading) => ({
    level: Number(heading.name.slice(1)),
    text: textContent(heading).replace(/\s+/g, ' ').trim(),
  }));
  const first = headings.filter(({ level }) => level === 1).length;
  const faults = first === 1 ? [] : [`has ${first} headings of the first level: a page has exactly one h1.`];
  headings.forEach(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? level;
    if (text === '') faults.push(`has an empty h${level}: write it or take it out.`);
    if (level > before + 1) faults.push(`h${level} “${text}” follows an h${before}: make it an h${before + 1}.`);
  });
  return faults;
}
