/** Words that differ in the other language. */
type Words = { words: string };
const w = (words: string): Words => ({ words });

/** A page of these sections, beside those of the example. */
export type NewPage = { kind: string; name: string; sections: object[]; [key: string]: unknown };

const image = { scene: 'inicio', alt: w('A lamp.') };
const hero = (title: string) => ({ type: 'hero', title: w(title), description: w(`What ${title} is about.`), image });
const end = { type: 'call-to-action', title: w('Ask us'), description: w('We answer.'), buttonText: w('Ask') };

const person = (id: string, name: string) => ({
  id,
  name,
  role: w('Practice lead'),
  about: w(`${name} has led twelve projects.`),
  image: { scene: 'analitica', alt: w(`Portrait of ${name}.`) },
  languages: w('Spanish and English'),
  certifications: [{ name: 'CISA', issuer: 'ISACA', until: '2028-12-31' }],
  sample: true,
});

const figure = (value: string) => ({
  value,
  label: w(`${value} of the measure`),
  method: w('Counted twice'),
  period: w('June 2025'),
  confirmedBy: w('The director'),
});

const caseOf = (service: string, ...values: string[]) => ({
  type: 'case',
  client: w('Group of eleven clinics'),
  industry: w('Health care'),
  services: [service],
  duration: w('Nine months'),
  team: w('Two engineers'),
  costBefore: w('A surcharge of $96,000'),
  price: w('$19,500, fixed'),
  figures: values.map(figure),
  deliverables: [w('A report')],
  quote: { text: w('They listened.'), author: w('Medical director') },
  more: { label: w('Other cases'), to: '/case-studies' },
  sample: true,
});

const text = { type: 'prose', parts: [{ title: w('How'), paragraphs: [w('Step by step.')] }] };

/** Kinds and pages that the example has not, with the sections that list others. */
export const kinds = [
  kind('company', 'Company'),
  kind('opening', 'Opening', ['opening', 'apply'], { closed: '/careers/closed' }),
  kind('closed', 'Closed', ['page-list']),
  kind('case', 'Case', ['case', 'prose', 'call-to-action']),
  kind('cases', 'Cases', ['page-list', 'call-to-action']),
  kind('insight', 'Article', ['article', 'call-to-action']),
  kind('insights', 'Articles', ['page-list', 'call-to-action'], { lists: { kind: 'insight', perPage: 12 } }),
  kind('people', 'People', ['people', 'call-to-action']),
];

function kind(id: string, name: string, types?: string[], more: object = {}): object {
  const sections = types && { sections: ['hero', ...types].map((type) => ({ type })) };
  return { id, name: { en: name, es: `${name} (es)` }, ...sections, ...more };
}

export const pages: Record<string, NewPage> = {
  '/people': {
    kind: 'people',
    name: 'People',
    sections: [
      hero('People'),
      {
        type: 'people',
        title: w('Who leads'),
        description: w('You can verify each certificate.'),
        items: [person('quinones', 'Marisol Quiñones Vega'), person('matos', 'Lourdes Matos Cintrón')],
      },
      end,
    ],
  },
  '/careers': {
    kind: 'company',
    name: 'Careers',
    sections: [
      hero('Careers'),
      { type: 'page-list', of: 'openings', title: w('Open now'), description: w('All jobs.'), empty: w('None.') },
    ],
  },
  '/careers/data-engineer': {
    kind: 'opening',
    expireAt: '2027-06-01T00:00-04:00',
    name: 'Data engineer',
    sections: [
      hero('Data engineer'),
      {
        type: 'opening',
        place: w('From home'),
        remote: true,
        kind: 'FULL_TIME',
        languages: w('Spanish and English'),
        salary: { from: 68_000, to: 88_000, unit: 'YEAR' },
        posted: '2026-11-09',
        work: [w('Load data.'), w('Test models.')],
        needs: [w('Three years of SQL.'), w('One data model.')],
        sample: true,
      },
      {
        type: 'apply',
        id: 'apply',
        title: w('Apply'),
        paragraphs: [w('Write to {careersEmail}.')],
        mailLabel: w('Send your resume'),
        subject: 'Career Inquiry: DATA-ENG',
        steps: [
          { title: w('Read'), description: w('By an engineer.') },
          { title: w('Call'), description: w('Forty-five minutes.') },
        ],
      },
    ],
  },
  '/careers/closed': {
    kind: 'closed',
    unlisted: true,
    name: 'Job closed',
    sections: [
      hero('Job closed'),
      { type: 'page-list', of: 'openings', title: w('Open now'), description: w('All jobs.'), empty: w('None.') },
    ],
  },
  '/case-studies': {
    kind: 'cases',
    name: 'Case studies',
    sections: [
      hero('Case studies'),
      { type: 'page-list', of: 'cases', title: w('Results'), description: w('Confirmed.') },
      end,
    ],
  },
  '/case-studies/distributor': {
    kind: 'case',
    name: 'Distributor',
    sections: [hero('Distributor'), caseOf('/sap', '5', '12%'), text, end],
  },
  '/case-studies/clinics': {
    kind: 'case',
    name: 'Clinics',
    sections: [hero('Clinics'), caseOf('/network-security', '0 of 6', '97%'), text, end],
  },
  '/insights': {
    kind: 'insights',
    name: 'Insights',
    sections: [
      hero('Insights'),
      { type: 'page-list', of: 'articles', title: w('All articles'), description: w('Newest first.') },
      end,
    ],
  },
  '/insights/sap-ecc-2027': {
    kind: 'insight',
    name: 'The end of ECC',
    sections: [
      hero('The end of ECC'),
      {
        type: 'article',
        person: 'quinones',
        published: '2026-10-27',
        changed: '2026-11-26',
        topics: ['SAP', 'ERP'],
        services: ['/sap'],
        sources: [{ name: w('Maker of the product'), url: 'https://maker.example/dates', asOf: '2026-10-27' }],
        body: w(
          `${'Every client knows the year 2027. '.repeat(60)}\n\n## Find your date\n\nIt depends on the package.\n`,
        ),
      },
      end,
    ],
  },
  '/references': {
    kind: 'company',
    name: 'References',
    sections: [
      hero('References'),
      { type: 'reference', page: '/testimonial', section: 'testimonials' },
      { type: 'page-list', of: 'cases', title: w('Cases'), description: w('All.') },
      end,
    ],
  },
  '/testimonial': {
    kind: 'company',
    name: 'Testimonials',
    sections: [
      hero('Testimonials'),
      {
        type: 'testimonials',
        id: 'testimonials',
        tagline: w('Testimonials'),
        title: w('What clients said'),
        items: [1, 2].map((n) => ({ quote: w(`They listened ${n}.`), author: w(`Client ${n}`), sample: true })),
      },
      end,
    ],
  },
};

/** What a page's file says in a language. */
export function fileOf({ name, sections }: NewPage, locale: string): object {
  const page = {
    meta: {
      title: w(`${name} of the firm`),
      description: w(`What a visitor finds on the page ${name}, for whom it is, and how it is kept up to date.`),
    },
    navLabel: w(name),
    summary: w(`What ${name} is.`),
    sections,
  };
  return JSON.parse(
    JSON.stringify(page, (_, value) => {
      if (typeof value?.words !== 'string') return value;
      // Each paragraph differs.
      const others = value.words.split('\n\n').map((part: string) => `${part.trimEnd()} (${locale})`);
      return locale === 'en' ? value.words : others.join('\n\n');
    }),
  );
}
