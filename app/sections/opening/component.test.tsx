import { textContent } from 'domutils';
import { expect, test } from 'vitest';
import type { PageData } from '#site/page-data.server.ts';
import type { ContentOf } from '#site/section.ts';
import { type SectionContext, sectionContext, viewOf } from '#site/section-context.server.ts';
import { shellData } from '#site/shell-data.server.ts';
import { renderSection } from '#tests/render-in-shell.tsx';
import { testSite } from '#tests/test-site.ts';
import { elements } from '#tools/html-elements.ts';
import type { SectionProps } from '../definitions.ts';
import OpeningSection from './component.tsx';
import config from './config.ts';
import { describe } from './structured-data.ts';

const path = '/careers/data-engineer';
const site = testSite();
const content: ContentOf<typeof config.fields> = {
  place: 'From home',
  employmentType: 'FULL_TIME',
  languages: 'Spanish and English',
  salary: { from: 68_000, to: 88_000, unit: 'YEAR' },
  posted: '2026-11-09',
  work: ['Load data.'],
  needs: ['Three years of SQL.'],
  sample: true,
};
const context: SectionContext = {
  ...sectionContext(site, 'en', path),
  expiry: () => ({ time: '2027-04-01T00:00-04:00', date: 'March 31, 2027' }),
};

function jobOf(changes: object) {
  const section = { view: viewOf(config, { ...content, ...changes }, context) } as SectionProps<'opening'>;
  const data = { navLabel: 'Data engineer', hero: { description: 'Totals & <pipes>.' } } as PageData;
  const shell = { ...shellData(site, new URL(`http://site.test${path}`)), origin: 'https://company.test' };
  return describe(section, { data, shell }).job;
}

test('an opening shows salary with its unit, type of employment and the last day to apply', () => {
  const salary = { from: 24, to: 31, unit: 'HOUR' } as const;
  const { page } = renderSection(
    OpeningSection,
    viewOf(config, { ...content, salary, employmentType: 'PART_TIME' }, context),
  );
  expect(elements(page, 'dd').map((said) => textContent(said))).toEqual(
    expect.arrayContaining(['$24 – $31 an hour', 'Part time', 'March 31, 2027']),
  );
});

test('search engines are told of an open job all that they require', () => {
  expect(jobOf({})).toMatchObject({
    title: 'Data engineer',
    description: expect.stringMatching(/^<p>Totals &amp; &lt;pipes&gt;.<\/p><p>.+<\/p><ul><li>/),
    datePosted: '2026-11-09',
    validThrough: '2027-04-01T00:00-04:00',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@id': 'https://company.test/#organization' },
    jobLocation: { address: { addressLocality: 'San Juan', addressCountry: 'US' } },
    baseSalary: { currency: 'USD', value: { minValue: 68_000, maxValue: 88_000, unitText: 'YEAR' } },
    directApply: false,
  });
});

test('a remote job names the countries where it may be done, and no place', () => {
  const job = jobOf({ remote: true });
  expect(job).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: expect.any(Array) });
  expect(job).not.toHaveProperty('jobLocation');
});
