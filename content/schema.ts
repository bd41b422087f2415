import { z } from 'zod';
import type { Kind } from './pages.ts';

const text = z.string().trim().min(1);
const link = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'must be a path of this site such as /sap or /about-us#values');

const meta = z
  .strictObject({
    title: text.describe(
      '25 to 60 characters together with " · company name", which the site appends. Unique in its language.',
    ),
    description: text.describe('70 to 155 characters. Search engines show it under the title. Unique in its language.'),
  })
  .describe('What search engines and browser tabs show.');
const scene = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens, such as sap-hero')
  .describe('Which drawing: <page>-hero in the hero, <page>-<tab key> in a tab.');
const image = z.strictObject({
  scene,
  alt: text.describe('What the picture tells, for people who cannot see it. At most 140 characters, unique.'),
});
const sample = z.boolean().describe('true: this is made up. false: you have put something true in its place.');
const stat = z.strictObject({
  value: text.describe('The figure, at most 8 characters: 99.9%, 24/7, "3".'),
  label: text.describe('What the figure counts, at most 45 characters. One label has one value in the whole site.'),
  sample,
});
const item = z.strictObject({ title: text, description: text });
const block = z.strictObject({ title: text, description: text, items: z.array(item).min(2) });
const linkedItem = item.extend({ to: link });
const cta = z.strictObject({ title: text, description: text, buttonText: text });

const pageBase = z.strictObject({
  meta,
  navLabel: text.describe("The page's name in menus, breadcrumbs and lists."),
  summary: text.describe('One sentence for cards and indexes that lead here.'),
});

const hero = z.strictObject({
  tagline: text,
  title: text.describe('The headline. Read together with titleHighlight as one sentence of at most 60 characters.'),
  titleHighlight: text.describe('The part of the headline that stands out.'),
  description: text.describe('What we do and for whom, at most 320 characters.'),
  image,
  stats: z.array(stat).max(3),
});

const promise = z.strictObject({
  deliverable: text.describe('What the client holds in hand at the end.'),
  duration: text.describe('How long it usually takes and what it depends on.'),
  needs: text.describe('What we need from the client.'),
});

const tab = z.strictObject({
  label: text.describe('The words on the tab, at most 20 characters.'),
  title: text,
  description: text,
  features: z
    .array(z.union([text, item]))
    .min(4)
    .max(12),
  facts: promise,
  image,
});

const technology = z.strictObject({ name: text, description: text, content: text });

export const serviceSchema = pageBase.extend({
  hero,
  tabs: z.strictObject({
    sectionTitle: text,
    sectionDescription: text,
    tabContent: z.record(z.string().regex(/^[a-z]+$/, 'must be small letters only'), tab),
  }),
  stats: z.array(stat).length(4),
  technologies: z.strictObject({
    title: text,
    titleHighlight: text,
    description: text,
    items: z.array(technology).length(6),
  }),
  industries: block.optional(),
  benefits: block.optional(),
  cta,
  related: z.array(link).max(3).describe('Pages that belong to this subject beside those of its own family, as paths.'),
});

export const securitySchema = pageBase.extend({
  hero: hero.omit({ stats: true }),
  intro: z.array(text).min(1).max(3),
  components: block.extend({ items: z.array(item).length(5) }),
  points: block.extend({ items: z.array(item).length(4) }),
  facts: promise,
  cta,
  related: z.array(link).max(3),
});

const list = z.strictObject({ title: text, description: text, items: z.array(text).min(4) });

export const hireSchema = pageBase.extend({
  hero: hero.extend({ requestLabel: text, exploreLabel: text }),
  why: block.extend({ items: z.array(item).length(6) }),
  expertise: z.strictObject({ title: text, description: text, sap: list, oracle: list, linkLabel: text }),
  offers: block.extend({ items: z.array(item).length(6) }),
  engagements: z.strictObject({ title: text, description: text, project: list, shortTerm: list }),
  approach: block.extend({ items: z.array(item).length(5) }),
  contact: z.strictObject({ title: text, description: text, buttonText: text, mailLabel: text, phoneLabel: text }),
});

const testimonial = z.strictObject({
  quote: text,
  author: text.describe('Role and kind of organisation, not a name.'),
  sample,
});
const bulletGroup = z.strictObject({ title: text, description: text, bullets: z.array(text).min(3) });

export const homeSchema = pageBase.extend({
  hero: z.strictObject({
    tagline: text,
    title: text,
    phrases: z.array(text).length(7),
    description: text,
    exploreLabel: text,
    contactLabel: text,
    image,
  }),
  banner: z.strictObject({ title: text, description: text }),
  experience: z.strictObject({
    title: text,
    description: text,
    image,
    tiles: z.array(linkedItem).length(4),
  }),
  about: z.strictObject({ tagline: text, title: text, paragraphs: z.array(text).min(2), buttonText: text, image }),
  solutions: block.extend({ tagline: text, items: z.array(item).length(4) }),
  services: z.strictObject({
    tagline: text,
    title: text,
    description: text,
    items: z.array(item.extend({ links: z.array(link).min(2) })).length(4),
  }),
  testimonials: z.strictObject({ tagline: text, title: text, items: z.array(testimonial).min(4) }),
  advisory: z.strictObject({ tagline: text, title: text, description: text, groups: z.array(bulletGroup).length(5) }),
  clients: z.strictObject({ title: text, linkLabel: text }),
  cta,
});

export const contactSchema = pageBase.extend({
  hero: z.strictObject({ title: text, description: text, image }),
  cards: z.strictObject({ address: item, phone: item, email: item }),
  form: z.strictObject({
    title: text,
    description: text,
    labels: z.strictObject({ name: text, email: text, phone: text, website: text, message: text }),
    hints: z.strictObject({ phone: text, website: text, message: text }),
    optional: text,
    required: text,
    send: text,
    sending: text,
    errorSummary: text,
    privacyNote: text,
    privacyLink: text,
    reference: text,
    keptText: text,
    mailInstead: text,
    callInstead: text,
    trapLabel: text,
    noScript: text,
  }),
  next: z.strictObject({ title: text, steps: z.array(item).length(3) }),
});

export const aboutSchema = pageBase.extend({
  hero: hero.omit({ stats: true }),
  mission: z.strictObject({ title: text, paragraphs: z.array(text).min(2), tags: z.array(text).length(3) }),
  approach: block.extend({ items: z.array(item).length(4) }),
  values: block.extend({ items: z.array(item).length(6) }),
  cta,
});

export const careersSchema = pageBase.extend({
  hero: hero.omit({ stats: true }).extend({ buttonText: text }),
  culture: z.strictObject({ title: text, paragraphs: z.array(text).min(2) }),
  values: block.extend({ items: z.array(item).length(6) }),
  why: block.extend({ items: z.array(item).length(6) }),
  /** The subject line is the spec's: 'Career Inquiry'. */
  apply: z.strictObject({
    title: text,
    paragraphs: z.array(text).min(1),
    mailLabel: text,
    subject: text,
    steps: z.array(item).min(3),
  }),
});

const mark = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens')
    .describe('Names the drawn logo. The same in both languages.'),
  name: text,
  sample,
});

export const partnersSchema = pageBase.extend({
  hero: hero.omit({ stats: true }),
  partners: z.strictObject({ title: text, description: text, items: z.array(mark.extend({ field: text })).min(18) }),
  clients: z.strictObject({
    title: text,
    description: text,
    linkNote: text,
    items: z.array(mark.extend({ kind: text, work: text, link: z.url() })).min(8),
  }),
  cta,
});

const paragraphs = z.strictObject({ title: text, paragraphs: z.array(text).min(1), items: z.array(text).optional() });

export const sectionSchema = pageBase.extend({
  block: z
    .enum(['about', 'featured', 'advisory', 'testimonials'])
    .describe('Which block of home this page shows in full.'),
  hero: z.strictObject({ tagline: text, title: text, description: text }),
  depth: z.array(paragraphs).min(2),
  cta,
});

export const indexSchema = pageBase.extend({
  hero: z.strictObject({ tagline: text, title: text, description: text }),
  groups: z.strictObject({ erp: text, digital: text, data: text, security: text }),
  cta,
});

export const legalSchema = pageBase.extend({
  hero: z.strictObject({ title: text, description: text }),
  effective: z.iso.date('must be a date such as 2026-11-20').describe('The day from which this text holds.'),
  sampleNote: text.optional().describe('Shown above the text until somebody with the authority to do so has read it.'),
  sections: z
    .array(paragraphs.extend({ id: z.string().regex(/^[a-z-]+$/, 'must be small letters and hyphens') }))
    .min(4),
});

export const outcomeSchema = pageBase.extend({
  hero: z.strictObject({ title: text, description: text }),
  reference: text.optional(),
  reasons: z.record(z.enum(['invalid', 'busy', 'down']), text).optional(),
  back: z.strictObject({ label: text, to: link }),
});

export const notFoundSchema = pageBase.extend({
  hero: z.strictObject({ title: text, description: text, buttonText: text, image }),
  familiesTitle: text,
});

const menuNames = z.strictObject({ corporate: text, erp: text, digital: text, data: text, security: text });

/** Words of the shell that stand around every page. */
export const siteSchema = z.strictObject({
  languageName: text,
  otherLanguage: z.strictObject({ label: text, short: text }),
  skipToContent: text,
  nav: z.strictObject({
    label: text,
    home: text,
    contact: text,
    openMenu: text,
    closeMenu: text,
    menuTitle: text,
    menus: menuNames,
    menuNotes: menuNames,
  }),
  motion: z.strictObject({ pause: text, play: text }),
  carousel: z.strictObject({
    label: text,
    previous: text,
    next: text,
    pause: text,
    play: text,
    slideName: text,
    slide: text,
    goTo: text,
  }),
  service: z.strictObject({
    start: text,
    view: text,
    tag: text,
    technologiesTag: text,
    deliverable: text,
    duration: text,
    needs: text,
    more: text,
    statsLabel: text,
    related: text,
    breadcrumb: text,
  }),
  footer: z.strictObject({
    blurb: text,
    label: text,
    quick: text,
    services: text,
    security: text,
    contact: text,
    social: text,
    copyright: text,
    credit: text,
    privacy: text,
    accessibility: text,
    toTop: text,
    sample: text,
  }),
  failure: z.strictObject({ title: text, description: text, reload: text }),
  newWindow: text,
});

/** Every sentence of the contact form's outcome and of the service behind it. */
export const contactServiceSchema = z.strictObject({
  errors: z.strictObject({
    'name-required': text,
    'email-required': text,
    'email-invalid': text,
    'phone-short': text,
    'message-required': text,
    'too-long': text,
    'not-text': text,
  }),
  toasts: z.strictObject({
    successTitle: text,
    success: text,
    errorTitle: text,
    failed: text,
    failedNetwork: text,
    close: text,
  }),
  statuses: z.strictObject({
    malformed: text,
    foreign: text,
    method: text,
    tooLarge: text,
    type: text,
    invalid: text,
    busy: text,
    down: text,
  }),
  mail: z.strictObject({
    subject: text,
    canarySubject: text,
    heading: text,
    labels: z.strictObject({
      name: text,
      email: text,
      phone: text,
      website: text,
      message: text,
      received: text,
      reference: text,
      language: text,
    }),
    languageName: text,
    empty: text,
    replyNote: text,
    releasedNote: text,
    canaryNote: text,
    deceptiveNote: text,
    findings: z.strictObject({ mixedScripts: text, invisible: text, foreignDomain: text }),
  }),
  confirmation: z.strictObject({ subject: text, heading: text, paragraphs: z.array(text).min(1) }),
});

const hue = z
  .number()
  .min(0)
  .max(360)
  .describe('Degrees of OKLCH: 30 red, 90 yellow, 150 green, 200 teal, 260 blue, 310 violet.');
/** Path data and nothing else: the mark is written into pages and pictures as it stands. */
const pathData = z
  .string()
  .regex(
    /^M[\d\s.,eE+\-MmLlHhVvCcSsQqTtAaZz]*$/,
    'must be the path data of an SVG, which begins with M and has no quotes',
  );

/** Who the site belongs to and how it looks. `content/brand.yaml` alone says it. */
export const brandSchema = z.strictObject({
  name: text.max(24, 'must have at most 24 characters, or the header of a small phone breaks'),
  legalName: text,
  email: z.email(),
  careersEmail: z.email(),
  designCredit: text,
  social: z.array(z.strictObject({ name: text, url: z.url() })).length(2),
  hues: z.strictObject({ erp: hue, digital: hue, data: hue, security: hue, advisory: hue, ink: hue, paper: hue }),
  action: z
    .strictObject({ hue, chroma: z.number().min(0).max(0.3), lightness: z.number().min(0.2).max(0.7) })
    .describe('Buttons and all that is to be noticed, by day. The night takes the same hue, lighter.'),
  mark: z
    .strictObject({
      viewBox: z
        .string()
        .regex(/^(-?[\d.]+ ){2}[\d.]+ [\d.]+$/, 'must be four numbers, such as 0 0 64 64')
        .describe('The square that the mark stands in, as an SVG has it.'),
      accent: pathData.describe('The part in the color of action.'),
      body: pathData.describe('The part in ink.'),
      outline: pathData.optional().describe('The line that the splash draws. Without it the outlines of both parts.'),
    })
    .describe('The logo as outlines.'),
});

/** Facts of the company that no language changes. */
export const companySchema = z.strictObject({
  founded: z.int().min(1900).describe('The year. Years of experience are counted from it.'),
  sample: z
    .boolean()
    .describe('true: address and phone, and the e-mail addresses and social links of the brand, are made up.'),
  address: z.strictObject({
    postOfficeBox: text,
    city: text,
    region: text,
    postalCode: text,
    country: z.string().length(2),
  }),
  phone: z.string().regex(/^\d{10}$/, 'ten digits, no signs'),
});

export const pageSchemas = {
  home: homeSchema,
  contact: contactSchema,
  about: aboutSchema,
  partners: partnersSchema,
  careers: careersSchema,
  service: serviceSchema,
  hire: hireSchema,
  security: securitySchema,
  section: sectionSchema,
  services: indexSchema,
  technologies: indexSchema,
  legal: legalSchema,
  outcome: outcomeSchema,
  'not-found': notFoundSchema,
} satisfies Record<Kind, z.ZodType>;
