import { homeData } from '#app/content/loaders/home-data.server.ts';
import { legalData } from '#app/content/loaders/legal-data.server.ts';
import { pageData } from '#app/content/loaders/page-data.server.ts';
import { partnersData } from '#app/content/loaders/partners-data.server.ts';
import { sectionData } from '#app/content/loaders/section-data.server.ts';
import { type Block, heading, inline, link, list, named, paragraph, steps } from './blocks.ts';
import { advisoryPart, testimonialsPart } from './home-blocks.ts';
import { at, blockPart, ctaPart, heroPart, pointsPart, prosePart, type Setting } from './parts.ts';

/** Home, block by block as the page shows them. */
export function homeMarkdown(setting: Setting): Block[] {
  const { page, serviceLinks, clients } = homeData(setting.url);
  const { hero, banner, experience, about, solutions, services } = page;
  const onward = ({ more }: { more: { label: string; to: string } }) => link(more.label, at(setting, more.to));
  const servicesLines = services.items.map((item, index) => {
    const links = (serviceLinks[index] ?? []).map(({ label, to }) => link(label, setting.shell.origin + to));
    return `${named(item.title, item.description)} ${links.join(', ')}`;
  });
  return [
    ...heroPart(hero),
    list(hero.phrases.map((phrase) => inline(phrase.text))),
    ...prosePart(banner),
    ...prosePart({ title: experience.title, description: experience.description }),
    list(experience.tiles.map((tile) => `${link(tile.title, at(setting, tile.to))}: ${inline(tile.description)}`)),
    ...prosePart({ title: about.title, paragraphs: about.paragraphs }),
    onward(about),
    ...blockPart(solutions),
    onward(solutions),
    ...prosePart({ title: services.title, description: services.description }),
    list(servicesLines),
    ...testimonialsPart(page.testimonials),
    onward(page.testimonials),
    ...advisoryPart(page.advisory),
    onward(page.advisory),
    ...prosePart({ title: page.clients.title, items: clients.map(({ name }) => name) }),
    ...ctaPart(page.cta, setting),
  ];
}

/** A page that shows one block of home in depth. */
export function sectionMarkdown(setting: Setting): Block[] {
  const { page, block } = sectionData(setting.url);
  const shown = {
    about: () =>
      block.kind === 'about' ? prosePart({ title: block.about.title, paragraphs: block.about.paragraphs }) : [],
    featured: () => (block.kind === 'featured' ? blockPart(block.solutions) : []),
    advisory: () => (block.kind === 'advisory' ? advisoryPart(block.advisory) : []),
    testimonials: () => (block.kind === 'testimonials' ? testimonialsPart(block.testimonials) : []),
  };
  return [
    ...heroPart(page.hero),
    ...shown[block.kind](),
    ...page.depth.flatMap((part) => prosePart(part)),
    ...ctaPart(page.cta, setting),
  ];
}

/** Who the company is. */
export function aboutMarkdown(setting: Setting): Block[] {
  const { page } = pageData(setting.url, 'about');
  const { mission, approach } = page;
  return [
    ...heroPart(page.hero),
    ...prosePart({ title: mission.title, paragraphs: mission.paragraphs, items: mission.tags }),
    ...prosePart({ title: approach.title, description: approach.description }),
    steps(approach.items.map(({ title, description }) => named(title, description))),
    ...blockPart(page.values),
    ...ctaPart(page.cta, setting),
  ];
}

/** Working here, and how to apply. */
export function careersMarkdown(setting: Setting): Block[] {
  const { page } = pageData(setting.url, 'careers');
  const { culture, apply } = page;
  const mail = `mailto:${setting.shell.company.careersEmail}?subject=${encodeURIComponent(apply.subject)}`;
  return [
    ...heroPart(page.hero),
    ...prosePart(culture),
    ...blockPart(page.values),
    ...blockPart(page.why),
    ...prosePart({ title: apply.title, paragraphs: apply.paragraphs }),
    steps(apply.steps.map(({ title, description }) => named(title, description))),
    link(apply.mailLabel, mail),
  ];
}

/** Partners by field, clients with what is done for them. */
export function partnersMarkdown(setting: Setting): Block[] {
  const { page, partners, clients } = partnersData(setting.url);
  const { title, description, linkNote } = page.clients;
  return [
    ...heroPart(page.hero),
    ...pointsPart({
      title: page.partners.title,
      description: page.partners.description,
      points: partners.map(({ name, field }) => ({ title: name, description: field })),
    }),
    ...prosePart({ title, description }),
    list(clients.map((client) => `${link(client.name, client.link)} (${inline(client.kind)}): ${inline(client.work)}`)),
    paragraph(linkNote),
    ...ctaPart(page.cta, setting),
  ];
}

/** How to write to the company and what happens then. */
export function contactMarkdown(setting: Setting): Block[] {
  const { page } = pageData(setting.url, 'contact');
  const { cards, form, next } = page;
  return [
    ...heroPart(page.hero),
    list([cards.address, cards.phone, cards.email].map(({ title, description }) => named(title, description))),
    heading(2, form.title),
    paragraph(form.description),
    paragraph(form.privacyNote),
    link(form.privacyLink, at(setting, '/privacy')),
    link(form.title, at(setting, '/contact-us')),
    heading(2, next.title),
    steps(next.steps.map(({ title, description }) => named(title, description))),
  ];
}

/** A statement in sections. */
export function legalMarkdown(setting: Setting): Block[] {
  const { page } = legalData(setting.url);
  return [
    ...heroPart(page.hero),
    paragraph(page.effective),
    ...(page.sampleNote ? [`> ${inline(page.sampleNote)}`] : []),
    ...page.sections.flatMap((section) => prosePart(section)),
  ];
}
