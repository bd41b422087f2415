import { servicesData, technologiesData } from '#app/content/loaders/index-data.server.ts';
import { pageData } from '#app/content/loaders/page-data.server.ts';
import { serviceData } from '#app/content/loaders/service-data.server.ts';
import { type Block, heading, inline, link, list, named, paragraph, steps } from './blocks.ts';
import {
  at,
  blockPart,
  ctaPart,
  factsPart,
  heroPart,
  linksPart,
  pointsPart,
  prosePart,
  type Setting,
  statList,
} from './parts.ts';

type ServicePage = ReturnType<typeof serviceData<'service'>>['page'];

/** A service: what it holds tab by tab, figures, technologies, what goes with it. */
export function serviceMarkdown(setting: Setting): Block[] {
  const { page, related } = serviceData(setting.url, 'service');
  const { technologies, tabs } = page;
  return [
    ...heroPart(page.hero),
    heading(2, tabs.sectionTitle),
    paragraph(tabs.sectionDescription),
    ...Object.values(tabs.tabContent).flatMap((tab) => tabPart(tab, setting)),
    heading(2, setting.shell.site.service.statsLabel),
    statList(page.stats),
    ...pointsPart({
      ...technologies,
      points: technologies.items.map(({ name, description, content }) => ({
        title: name,
        description: `${description}. ${content}`,
      })),
      items: [],
    }),
    ...(page.industries ? blockPart(page.industries) : []),
    ...(page.benefits ? blockPart(page.benefits) : []),
    ...linksPart(setting.shell.site.service.related, related, setting),
    ...ctaPart(page.cta, setting),
  ];
}

function tabPart(tab: ServicePage['tabs']['tabContent'][string], setting: Setting): Block[] {
  const features = tab.features.map((feature) =>
    typeof feature === 'string' ? inline(feature) : named(feature.title, feature.description),
  );
  return [
    heading(3, `${tab.label}: ${tab.title}`),
    paragraph(tab.description),
    list(features),
    ...factsPart(tab.facts, setting),
  ];
}

/** A security service: its parts, its points, the facts of an engagement. */
export function securityMarkdown(setting: Setting): Block[] {
  const { page, related } = serviceData(setting.url, 'security');
  return [
    ...heroPart(page.hero),
    ...page.intro.map(paragraph),
    ...blockPart(page.components),
    ...blockPart(page.points),
    ...factsPart(page.facts, setting),
    ...linksPart(setting.shell.site.service.related, related, setting),
    ...ctaPart(page.cta, setting),
  ];
}

/** Consultants for hire: why, what they know, how they work. */
export function hireMarkdown(setting: Setting): Block[] {
  const { page } = pageData(setting.url, 'hire');
  const { expertise, engagements, approach, contact } = page;
  return [
    ...heroPart(page.hero),
    ...blockPart(page.why),
    ...prosePart({ title: expertise.title, description: expertise.description }),
    ...[expertise.sap, expertise.oracle].flatMap(listPart),
    ...blockPart(page.offers),
    ...prosePart({ title: engagements.title, description: engagements.description }),
    ...[engagements.project, engagements.shortTerm].flatMap(listPart),
    ...prosePart({ title: approach.title, description: approach.description }),
    steps(approach.items.map(({ title, description }) => named(title, description))),
    ...ctaPart(contact, setting),
  ];
}

function listPart(part: { title: string; description: string; items: string[] }): Block[] {
  return [heading(3, part.title), paragraph(part.description), list(part.items.map(inline))];
}

/** All services, family by family. */
export function servicesMarkdown(setting: Setting): Block[] {
  const { page, groups } = servicesData(setting.url);
  const { menus } = setting.shell.site.nav;
  const families = groups.flatMap(({ family, description, links }) => {
    const [title = '', ...lines] = linksPart(menus[family], links, setting);
    return [title, paragraph(description), ...lines];
  });
  return [...heroPart(page.hero), ...families, ...ctaPart(page.cta, setting)];
}

/** All technologies, by family and by the service that uses them. */
export function technologiesMarkdown(setting: Setting): Block[] {
  const { page, groups } = technologiesData(setting.url);
  const { shell } = setting;
  const families = groups.flatMap(({ family, description, pages }) => [
    heading(2, shell.site.nav.menus[family]),
    paragraph(description),
    ...pages.flatMap(({ label, to, summary, tools }) => [
      `### ${link(label, shell.origin + to)}`,
      tools.length > 0 ? list(tools.map((tool) => named(tool.name, tool.description))) : paragraph(summary),
    ]),
  ]);
  return [
    ...heroPart(page.hero),
    ...families,
    ...ctaPart(page.cta, setting),
    link(shell.site.footer.services, at(setting, '/services')),
  ];
}
