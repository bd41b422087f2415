import type { Document } from 'domhandler';
import { textContent } from 'domutils';
import { expect, test } from 'vitest';
import { currentSite } from '#app/site.server.ts';
import { contentOf, menuNames, titleOf } from '#app/testing/content-of.ts';
import { addressLines } from '#site/address-lines.ts';
import { asTyped } from '#site/line-breaks.ts';
import type { Section } from '#site/section.ts';
import { builtPage, isBuilt, listed } from '#tests/built/built-site.ts';
import { attributeOf, elements } from '#tools/html-elements.ts';

const site = currentSite();
const { localizedPath } = site;
type Titled = Section & { title: string };

const plain = (text = '') => asTyped(text).replace(/\s+/g, ' ').trim();
const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => plain(title));

function textsOf(page: Document, selector: string): string[] {
  return elements(page, selector).map((element) => plain(textContent(element)));
}

function pathsOf(page: Document, selector: string): string[] {
  return elements(page, selector).map(({ attribs }) => attribs.href ?? '');
}

/** Where the links of the main part lead whose text begins with these words. */
function waysBy(page: Document, words: string): string[] {
  const links = elements(page, 'main a').filter((link) => plain(textContent(link)).startsWith(words));
  return links.map(({ attribs }) => attribs.href ?? '');
}

/** The groups of bar and menu with their routes, and the lists of the footer, as docs/requirements.md lists them. */
const groups = {
  corporate: 'about-us partners-clients careers',
  erp: 'sap sap-business-one salesforce-services oracle-services hire-an-erp-consultant database-administration',
  digital:
    'web-development native-mobile-applications testing aws-cloud-services azure-cloud-services managed-cloud-services',
  data: 'ai-ml data-analytics generative-ai',
  security:
    'network-security penetration-testing vulnerability-assessment data-protection container-security endpoint-security',
};
const industries = 'industries/food-distribution industries/cooperatives industries/health-care';
const footer = {
  quick: ' about-us careers contact-us',
  services: 'sap salesforce-services ai-ml data-analytics web-development native-mobile-applications oracle-services',
  security: groups.security,
  work: `case-studies ${industries} people insights procurement how-this-site-is-built`,
};
const pathsIn = (list: string) => list.split(' ').map((name) => `/${name}`);

const parts = 'about-us-home featured technologies why-choose-us services testimonial contact-us';

test.each([...Object.values(groups), parts, industries].flatMap(pathsIn))(
  '%s is a page in English and in Spanish',
  (path) => {
    expect([path, `/es${path}`].filter((address) => !isBuilt(address))).toEqual([]);
  },
);

test.each(Object.entries(groups))('bar and menu list every route of the group %s', (group, list) => {
  const page = builtPage('/');

  expect(pathsOf(page, `#nav-${group} a`)).toEqual(pathsIn(list));
  expect(pathsOf(page, `dialog li[data-family="${group}"] a`)).toEqual(pathsIn(list));
});

test('the bar leads to Home and Contact Us', () => {
  const page = builtPage('/sap');

  expect(textsOf(page, '.desk-nav > ul > li > a')).toEqual(['Home', 'Contact Us']);
  expect(pathsOf(page, '.desk-nav > ul > li > a')).toEqual(['/', '/contact-us']);
});

test.each(listed)('the footer of $address has every link, address, phone, mail and credit', ({ page, locale }) => {
  const { address, phone, email, social, name, designCredit, founded } = site.company();
  const { footer: words } = site.words(locale);
  const [said] = textsOf(page, 'footer');

  for (const [place, paths] of Object.values(footer).entries())
    expect(pathsOf(page, `footer nav:nth-of-type(${place + 1}) a`)).toEqual(
      pathsIn(paths).map((path) => localizedPath(path, locale)),
    );
  for (const text of [words.blurb, ...addressLines(address, words), designCredit, `${founded}–20`])
    expect(said).toContain(plain(text));
  expect(elements(page, `footer :is(a[href="tel:${phone.number}"], a[href="mailto:${email}"])`)).toHaveLength(2);
  expect(social).toHaveLength(2);
  for (const { url } of social) expect(elements(page, `footer a[href="${url}"]`)).toHaveLength(1);
  expect(textsOf(page, 'footer a.brand')).toEqual([name]);
  expect(attributeOf(page, 'footer a.brand', 'href')).toBe(localizedPath('/', locale));
});

test('the blocks of home stand in the order of the requirements, whole', () => {
  const { sections } = site.page('en', { path: '/' });
  const experience = contentOf(site, 'en', '/', 'experience');
  const solutions = contentOf(site, 'en', '/', 'solutions');
  const services = contentOf(site, 'en', '/', 'service-list');
  const advisory = contentOf(site, 'en', '/', 'advisory');
  const page = builtPage('/');
  const order = sections.slice(1) as Titled[];
  const points = [...solutions.items, ...services.items, ...experience.tiles, ...advisory.groups];
  const headings = textsOf(page, 'h3');

  expect(sections.map(({ type }) => type).join(' ')).toBe(
    'home-hero banner experience about solutions service-list testimonials advisory client-strip case-list article-list call-to-action',
  );
  expect(textsOf(page, 'h1')).toEqual([plain(titleOf(site, 'en', '/'))]);
  expect(textsOf(page, 'main h2')).toEqual(titlesOf(order));
  expect(plain(experience.title)).toBe('Since 2007');
  for (const title of titlesOf(points)) expect(headings.filter((heading) => heading === title)).toHaveLength(1);
  expect(textsOf(page, '.advisory ul li')).toEqual(advisory.groups.flatMap(({ bullets }) => bullets.map(plain)));
});

test.each([
  ['/', 'Contact Us', '/contact-us'],
  ['/', 'AI and ML solutions', '/ai-ml'],
  ['/', 'Research and Advisory', '/about-us'],
  ['/', 'Strategic Advice', expect.stringMatching(/^\/about-us(#|$)/)],
  ['/', 'Our Expertise', '/sap'],
  ['/', 'Learn More', '/about-us'],
  ['/404', 'Go Back to Homepage', '/'],
  ['/404', menuNames(site, 'en').data ?? '', '/services#data'],
  ['/sap', 'Start Your Transformation', '/contact-us'],
  ['/sap', 'View Solutions', '#services'],
  ['/sap', 'Schedule a Consultation', '/contact-us'],
  ['/hire-an-erp-consultant', 'Request a Consultant', '/contact-us'],
  ['/hire-an-erp-consultant', 'Contact Us About Your ERP Project', '/contact-us'],
  ['/hire-an-erp-consultant', 'Request a Consultation', '/contact-us'],
  ['/careers', 'Email your resume', expect.stringMatching(/^mailto:\S+Career%20Inquiry/)],
  ['/careers/data-engineer', 'Send your resume', expect.stringMatching(/^mailto:\S+Career%20Inquiry/)],
])('the link of %s by the words "%s" leads to %s', (path, words, way) => {
  expect(waysBy(builtPage(path), words)[0]).toEqual(way);
});

test('form and not-found page say the words of the requirements', () => {
  const form = contentOf(site, 'en', '/contact-us', 'contact-form');

  expect(form).toMatchObject({ title: 'Send Us Message', sending: 'Submitting...' });
  expect(textsOf(builtPage('/contact-us'), 'h2')).toContain('Send Us Message');
  const typed = '#name[autocomplete=name], #email[autocomplete=email], #phone[autocomplete=tel]';
  const sized = '#website[type=url][autocomplete=url], #message[rows="6"]';
  expect(elements(builtPage('/contact-us'), `${typed}, ${sized}`)).toHaveLength(5);
  expect(textsOf(builtPage('/404'), 'h1')).toEqual(["Looks like you've found the doorway to the great nothing"]);
});

test('the sections of a service page stand in the order of the requirements', () => {
  const hero = contentOf(site, 'en', '/sap', 'hero');
  const tabs = contentOf(site, 'en', '/sap', 'tabs');
  const technologies = contentOf(site, 'en', '/sap', 'technologies');
  const page = builtPage('/sap');
  const sections = [
    tabs.sectionTitle,
    `${technologies.title} ${technologies.titleHighlight}`,
    contentOf(site, 'en', '/sap', 'about').title,
    site.words('en').case.onService,
    contentOf(site, 'en', '/sap', 'prices').title,
    contentOf(site, 'en', '/sap', 'questions').title,
    contentOf(site, 'en', '/sap', 'lead').title,
    site.words('en').service.related,
    contentOf(site, 'en', '/sap', 'call-to-action').title,
  ];

  expect(textsOf(page, 'h1')).toEqual([plain(`${hero.title} ${hero.titleHighlight}`)]);
  expect(textsOf(page, 'main h2')).toEqual(sections.map(plain));
  for (const words of ['OUR SERVICES', 'CUTTING-EDGE EXPERTISE']) expect(textsOf(page, 'main')[0]).toContain(words);
  expect(textsOf(page, '.hero-stats dd')).toEqual(hero.stats?.map(({ value }) => plain(value)));
  expect(textsOf(page, '.stat-row dd')).toEqual(
    contentOf(site, 'en', '/sap', 'statistics').items.map(({ value }) => plain(value)),
  );
  expect(textsOf(page, '.elements h3')).toEqual(technologies.items.map(({ name }) => plain(name)));
});

test('the page for hiring has its reasons, lists of expertise, offers, forms of contract and steps', () => {
  const { sections } = site.page('en', { path: '/hire-an-erp-consultant' });
  const { email, phone } = site.company();
  const page = builtPage('/hire-an-erp-consultant');
  expect(textsOf(page, 'h1')).toEqual(['Hire Expert ERP Consultants']);
  expect(elements(page, `main :is(a[href="mailto:${email}"], a[href="tel:${phone.number}"])`)).toHaveLength(2);
  for (const id of ['why', 'expertise', 'offers', 'engagements', 'approach']) {
    const part = sections.find((section) => section.id === id) as {
      items?: { title: string }[];
      lists?: { title: string }[];
    };
    expect(textsOf(page, `#${id} h3`)).toEqual(titlesOf(part.items ?? part.lists ?? []));
  }
});
