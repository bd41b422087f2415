import type { ShellData } from '#app/content/loaders/shell-data.server.ts';
import { localizedPath } from '#app/content/locale.ts';
import { type Block, heading, inline, link, list, named, paragraph } from './blocks.ts';

/** What a twin is written with: the page's address for its loader, and the shell around it. */
export type Setting = { url: URL; shell: ShellData };

type Item = { title: string; description: string };
type Titled = { title: string; titleHighlight?: string; description?: string; paragraphs?: string[]; items?: string[] };

/** Takes a path without language, gives its absolute address in the twin's language. */
export function at({ shell }: Setting, path: string): string {
  return shell.origin + localizedPath(path, shell.locale);
}

/** First words of a page: tagline, headline, description and, where there are some, figures. */
export function heroPart(
  hero: Titled & { tagline?: string; description: string; stats?: { value: string; label: string }[] },
): Block[] {
  return [
    ...(hero.tagline ? [paragraph(hero.tagline)] : []),
    heading(1, wholeTitle(hero)),
    paragraph(hero.description),
    ...(hero.stats?.length ? [statList(hero.stats)] : []),
  ];
}

export function statList(stats: readonly { value: string; label: string }[]): Block {
  return list(stats.map(({ value, label }) => `**${inline(value)}** ${inline(label)}`));
}

/** A section of prose: title, paragraphs, list. */
export function prosePart({ title, description, paragraphs = [], items = [], ...more }: Titled): Block[] {
  return [
    heading(2, wholeTitle({ title, ...more })),
    ...(description ? [paragraph(description)] : []),
    ...paragraphs.map(paragraph),
    ...(items.length > 0 ? [list(items.map(inline))] : []),
  ];
}

/** A section of named points. */
export function pointsPart(block: Titled & { points: readonly Item[] }): Block[] {
  const { points, ...head } = block;
  return [...prosePart(head), list(points.map(({ title, description }) => named(title, description)))];
}

/** A list of the same look as a section's points, for blocks of the content that hold `items` of that form. */
export function blockPart({
  title,
  description,
  items,
}: {
  title: string;
  description: string;
  items: Item[];
}): Block[] {
  return pointsPart({ title, description, points: items });
}

/** What the client gets, how long it takes and what we need for it; paragraphs, so that no list before them runs on. */
export function factsPart(
  facts: { deliverable: string; duration: string; needs: string },
  { shell }: Setting,
): Block[] {
  const { deliverable, duration, needs } = shell.site.service;
  return [named(deliverable, facts.deliverable), named(duration, facts.duration), named(needs, facts.needs)];
}

/** Pages to go on with. */
export function linksPart(
  title: string,
  links: readonly { label: string; summary: string; to: string }[],
  { shell }: Setting,
): Block[] {
  const lines = links.map(({ label, summary, to }) => `${link(label, shell.origin + to)}: ${inline(summary)}`);
  return [heading(2, title), list(lines)];
}

/** The closing invitation, which leads to the contact page. */
export function ctaPart(cta: { title: string; description: string; buttonText: string }, setting: Setting): Block[] {
  return [heading(2, cta.title), paragraph(cta.description), link(cta.buttonText, at(setting, '/contact-us'))];
}

function wholeTitle({ title, titleHighlight }: Titled): string {
  return titleHighlight ? `${title} ${titleHighlight}` : title;
}
