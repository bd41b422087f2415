import { loadPage } from '#app/content/load.server.ts';
import { shellData } from '#app/content/loaders/shell-data.server.ts';
import type { Kind } from '#app/content/pages.ts';
import { pageTitle } from '#app/seo/page-title.ts';
import type { ListedPage } from '../listed-pages.ts';
import type { Block } from './blocks.ts';
import {
  aboutMarkdown,
  careersMarkdown,
  contactMarkdown,
  homeMarkdown,
  legalMarkdown,
  partnersMarkdown,
  sectionMarkdown,
} from './company-pages.ts';
import type { Setting } from './parts.ts';
import { reachPart } from './reach.ts';
import {
  hireMarkdown,
  securityMarkdown,
  serviceMarkdown,
  servicesMarkdown,
  technologiesMarkdown,
} from './service-pages.ts';

const writers: Record<Exclude<Kind, 'outcome' | 'not-found'>, (setting: Setting) => Block[]> = {
  home: homeMarkdown,
  contact: contactMarkdown,
  about: aboutMarkdown,
  partners: partnersMarkdown,
  careers: careersMarkdown,
  service: serviceMarkdown,
  hire: hireMarkdown,
  security: securityMarkdown,
  section: sectionMarkdown,
  services: servicesMarkdown,
  technologies: technologiesMarkdown,
  legal: legalMarkdown,
};

/** Takes a listed page, gives its twin in Markdown, written from the same data that its loader reads. */
export function pageMarkdown({ entry, locale, address }: ListedPage): string {
  if (entry.kind === 'outcome' || entry.kind === 'not-found') throw new Error(`${entry.path} has no Markdown twin.`);
  const url = new URL(address, 'http://localhost');
  const shell = shellData(url);
  const setting = { url, shell };
  const { title, description } = loadPage(locale, entry).meta;
  const front = [
    '---',
    `title: ${JSON.stringify(pageTitle(title, shell.company.name))}`,
    `description: ${JSON.stringify(description)}`,
    `url: ${shell.origin}${address}`,
    `language: ${locale}`,
    '---',
  ].join('\n');
  return `${[front, ...writers[entry.kind](setting), ...reachPart(setting)].join('\n\n')}\n`;
}
