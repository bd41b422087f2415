import { expect, test } from 'vitest';
import { timings } from '#app/browser/timings.ts';
import { contentSite } from '#app/site.server.ts';
import { untypeset } from '#site/typeset-text.ts';
import { contentOf, titleOf } from '#tests/content-of.ts';

/** Words, routes and counts that the owner of the sample ordered. */
const site = contentSite();

const groups: Record<string, string> = {
  corporate: 'about-us partners-clients careers',
  erp: 'sap sap-business-one salesforce-services oracle-services hire-an-erp-consultant database-administration',
  digital:
    'web-development native-mobile-applications testing aws-cloud-services azure-cloud-services managed-cloud-services',
  data: 'ai-ml data-analytics generative-ai',
  security:
    'network-security penetration-testing vulnerability-assessment data-protection container-security endpoint-security',
};
const pathsIn = (list = '') => list.split(' ').map((name) => `/${name}`);
const entriesOf = (list?: string) => pathsIn(list).map((page) => ({ page }));
const parts = 'about-us-home featured technologies why-choose-us services testimonial contact-us';

test('every route is a page in English and in Spanish', () => {
  const routes = ['/', ...[...Object.values(groups), parts].flatMap((list) => pathsIn(list))];

  for (const locale of ['en', 'es'])
    expect(site.pagesIn(locale).map(({ path }) => path)).toEqual(expect.arrayContaining(routes));
});

test('menu and footer lead where they should, in order', () => {
  const { groups: menus, footer } = site.menus();
  const [quick, services, security] = footer;

  expect(menus.map(({ id }) => id)).toEqual(Object.keys(groups));
  for (const { id, entries } of menus) {
    // A menu may have more after what it must have.
    const first = entriesOf(groups[id]);
    expect(entries.slice(0, first.length)).toMatchObject(first);
  }
  expect(quick).toMatchObject({ entries: [{ page: '/' }, ...entriesOf('about-us careers contact-us')] });
  expect(services).toMatchObject({
    entries: entriesOf(
      'sap salesforce-services ai-ml data-analytics web-development native-mobile-applications oracle-services',
    ),
  });
  expect(security).toMatchObject({ group: 'security' });
  expect(site.company().social).toHaveLength(2);
});

test('home has its blocks, phrases and counts', () => {
  const { phrases = [], buttons = [] } = contentOf(site, 'en', '/', 'hero');
  const order = site.page('en', { path: '/' }).sections.map(({ type }) => type);

  expect(phrases.map(({ text }) => untypeset(text))).toEqual([
    'Cybersecurity Solutions',
    'ERP - SAP, Oracle, Salesforce Services',
    'Digital Transformation Services',
    'AI-Powered Solutions',
    'Web Development Solutions',
    'Native Mobile Solutions',
    'Cloud Solutions',
  ]);
  expect(buttons.map(({ label }) => label)).toEqual(['Explore Solutions', 'Contact Us']);
  expect(order.slice(0, 9).join(' ')).toBe(
    'hero statement experience text-with-picture cards cards testimonials points logos',
  );
  const experience = contentOf(site, 'en', '/', 'experience');
  expect(untypeset(experience.title)).toBe('Since 2007');
  expect(experience.tiles).toMatchObject([
    { title: 'AI and ML solutions', to: '/ai-ml' },
    { title: 'Research and Advisory', to: '/about-us' },
    { title: 'Strategic Advice', to: expect.stringMatching(/^\/about-us(#|$)/) },
    { title: 'Our Expertise', to: '/sap' },
  ]);
  expect(contentOf(site, 'en', '/', 'text-with-picture')).toMatchObject({ buttonText: 'Learn More', to: '/about-us' });
  expect(contentOf(site, 'en', '/', 'cards').items.map(({ title }) => title)).toEqual([
    'Business Consulting',
    'Digital Transformation',
    'Enterprise Integration',
    'Managed IT Services',
  ]);
  expect(contentOf(site, 'en', '/', 'cards', ({ look }) => look === 'rows').items).toHaveLength(4);
  expect(contentOf(site, 'en', '/', 'testimonials').items).toHaveLength(4);
});

test('what moves has the pace that was ordered', () => {
  expect(timings).toMatchObject({ phrase: 2500, testimonial: 3000, carousel: 5000, toast: 5000 });
  expect(timings).toMatchObject({ dropdownClose: 150, hashScroll: 500 });
});

test('there are 18 partners and 8 clients', () => {
  expect(contentOf(site, 'en', '/partners-clients', 'logos').items).toHaveLength(18);
  expect(contentOf(site, 'en', '/partners-clients', 'logos', ({ look }) => look === 'rows').items).toHaveLength(8);
});

test.each([
  ['/sap', 'implementation migration modules support consulting'],
  ['/sap-business-one', 'financial sales inventory intelligence'],
  ['/salesforce-services', 'implementation consulting support innovation'],
  ['/oracle-services', 'implementation migration support consulting integration'],
  ['/database-administration', 'implementation migration support security optimization'],
  ['/web-development', 'frontend backend ecommerce cms'],
  ['/native-mobile-applications', 'ios android design enterprise'],
  ['/testing', 'functional performance security automation'],
  ['/aws-cloud-services', 'infrastructure database devops serverless'],
  ['/azure-cloud-services', 'infrastructure dataplatform appservices aiservices'],
  ['/managed-cloud-services', 'operations security optimization migration'],
  ['/ai-ml', 'consulting development mlops dataengineering'],
  ['/data-analytics', 'bi datamodeling bigdata consulting'],
  ['/generative-ai', 'contentgeneration conversational creativeai implementation'],
])('%s has its tabs, figures, technologies and calls to action', (path, tabs) => {
  const { buttons } = contentOf(site, 'en', path, 'hero');
  const { tabContent } = contentOf(site, 'en', path, 'tabs');

  expect(Object.keys(tabContent).join(' ')).toBe(tabs);
  expect(buttons).toMatchObject([
    { label: 'Start Your Transformation', to: '/contact-us' },
    { label: 'View Solutions', to: '#services' },
  ]);
  expect(contentOf(site, 'en', path, 'statistics').items).toHaveLength(4);
  expect(contentOf(site, 'en', path, 'technologies').items).toHaveLength(6);
  expect(contentOf(site, 'en', path, 'call-to-action').buttonText).toBe(
    path === '/salesforce-services' ? 'Request a Consultation' : 'Schedule a Consultation',
  );
});

test('SAP has twelve modules and its own six products', () => {
  expect(contentOf(site, 'en', '/sap', 'tabs').tabContent.modules?.features).toHaveLength(12);
  expect(
    contentOf(site, 'en', '/sap', 'technologies')
      .items.map(({ name }) => name)
      .join(),
  ).toMatch(/S\/4HANA.*Fiori.*HANA.*BW\/4HANA.*Customer Experience.*Ariba/);
});

test('form and not-found page say the words that were ordered', () => {
  const { errors, toasts } = site.contactWords('en');

  expect(contentOf(site, 'en', '/contact-us', 'contact-form')).toMatchObject({
    title: 'Send Us Message',
    sending: 'Submitting...',
  });
  expect(titleOf(site, 'en', '/contact-us')).toBe('Get In Touch');
  expect(errors).toMatchObject({
    'name-required': 'Name is Required!',
    'email-required': 'Email is Required!',
    'email-invalid': 'Invalid Email Format!',
    'phone-short': 'Phone number must have at least 10 digits!',
    'message-required': 'Message is Required!',
  });
  expect(toasts).toMatchObject({
    successTitle: 'Success!',
    success: "Your message has been sent successfully! We'll get back to you soon.",
    errorTitle: 'Error!',
    failed: 'Failed to send message',
    failedNetwork: 'Failed to send message. Please try again later.',
  });
  expect(contentOf(site, 'en', '/404', 'hero')).toMatchObject({
    title: "Looks like you've found the doorway to the great nothing",
    buttons: [{ label: 'Go Back to Homepage', to: '/' }],
  });
});

test('the page for hiring has its words, reasons, lists, offers and steps', () => {
  const { sections } = site.page('en', { path: '/hire-an-erp-consultant' });
  const countOf = (wanted: string) => {
    const part = sections.find(({ id }) => id === wanted) as { items?: object[] };
    return part.items?.length;
  };
  const { title, titleHighlight, buttons } = contentOf(site, 'en', '/hire-an-erp-consultant', 'hero');

  expect(`${title} ${titleHighlight}`).toBe('Hire Expert ERP Consultants');
  expect(buttons).toMatchObject([{ label: 'Request a Consultant', to: '/contact-us' }, { label: 'Explore Expertise' }]);
  expect(['why', 'expertise', 'offers', 'engagements', 'approach'].map(countOf)).toEqual([6, 2, 6, 2, 5]);
});
