export type StartingPage = {
  path: string;
  kind: string;
  purpose?: string;
  state?: 'draft';
  unlisted?: true;
  addresses?: Record<string, string>;
};

/** Pages that a site begins with, in the order of `content/pages.yaml`. */
export const startingPages: StartingPage[] = [
  { path: '/', kind: 'home' },
  { path: '/contact-us', kind: 'contact', purpose: 'contact' },
  { path: '/about-us', kind: 'about', state: 'draft' },
  { path: '/services', kind: 'list', state: 'draft' },
  { path: '/privacy', kind: 'legal', purpose: 'privacy' },
  { path: '/accessibility', kind: 'legal', purpose: 'accessibility' },
  { path: '/legal-notice', kind: 'legal-notice', purpose: 'legalNotice' },
  { path: '/search', kind: 'search', purpose: 'search', unlisted: true },
  { path: '/contact-us/sent', kind: 'outcome', purpose: 'sent', unlisted: true },
  { path: '/contact-us/not-sent', kind: 'outcome', purpose: 'notSent', unlisted: true },
  { path: '/404', kind: 'not-found', unlisted: true },
];

export type ProductFile = {
  /** What only the owner can say, or what is true only of the sample. */
  hints?: string[];
  /** Parts of a legal page of which only the title is kept. */
  parts?: string[];
  without?: string;
  /** TAG is replaced by the language and country. */
  values?: Record<string, string>;
};

/** The language and country whose time format is used; a language may name another country's. */
export const clock = 'promises.officeHours.clock';

/** Files whose words are the product's: what it says around every page, in the form, and about itself. */
export const productFiles: Record<string, ProductFile> = {
  site: {
    hints: ['footer.blurb', 'promises.noticePeriod', 'promises.warranty'],
    without: 'sectionWords.allTechnologies',
    values: { 'promises.officeHours.all': '{hours} ({zone})', [clock]: 'TAG' },
  },
  'contact-service': {},
  'contact-us': {
    hints: [
      'meta',
      'summary',
      'sections.#1.title',
      'sections.#1.description',
      'sections.#2.address.description',
      'sections.#2.phone.description',
      'sections.#3.hints.phone',
      'sections.#3.next',
    ],
  },
  'contact-us-sent': { hints: ['sections.#1.description'] },
  'contact-us-not-sent': {},
  search: { hints: ['sections.#1.description'], without: 'sections.1.fallbackLinks.1' },
  'not-found': { hints: ['meta.description'] },
  privacy: {
    hints: ['sections.#2.sampleNote'],
    parts: ['purpose', 'retention', 'recipients', 'rights', 'protection', 'changes', 'law'],
  },
  accessibility: { hints: ['meta.description', 'sections.#2.parts.#4.items.#4'], parts: ['aim', 'complain'] },
};
