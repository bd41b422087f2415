import type { Page } from '#content/page.ts';
import { type Block, heading, inline, list, paragraph } from './blocks.ts';
import { prosePart } from './parts.ts';

/** Kinds of advice with what each leaves behind. */
export function advisoryPart({ title, description, groups }: Page<'home'>['advisory']): Block[] {
  return [
    ...prosePart({ title, description }),
    ...groups.flatMap((group) => [
      heading(3, group.title),
      paragraph(group.description),
      list(group.bullets.map(inline)),
    ]),
  ];
}

/** Quotes, each with who said it. */
export function testimonialsPart({ title, items }: Page<'home'>['testimonials']): Block[] {
  return [heading(2, title), ...items.map(({ quote, author }) => `> ${inline(quote)}\n>\n> ${inline(author)}`)];
}
