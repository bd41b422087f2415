import { textContent } from 'domutils';
import { expect, test } from 'vitest';
import { sectionContext, viewOf } from '#site/section-context.server.ts';
import { shellData } from '#site/shell-data.server.ts';
import { untypeset } from '#site/typeset-text.ts';
import { renderSection } from '#tests/render-in-shell.tsx';
import { testSite } from '#tests/test-site.ts';
import { elements } from '#tools/html-elements.ts';
import PeopleSection from './component.tsx';
import people from './config.ts';

const site = testSite();
const context = sectionContext(site, 'en', '/about-us');
const [person] = context.sections('/about-us', people).flatMap(({ items }) => items);
if (!person) throw new Error('There is nobody on /about-us.');
const shell = shellData(site, new URL('http://site.test/about-us'));

const viewWith = (...certifications: { name: string; issuer: string; until?: string }[]) =>
  viewOf(people, { title: '', description: '', items: [{ ...person, certifications }] }, context);

test.each([
  ['how long it is valid', '2999-12-31', 'Title, Issuer (valid until December 31, 2999)'],
  [
    'that it is in renewal, and no date, when its day has passed',
    '2020-01-31',
    `Title, Issuer (${shell.words.validity.renewal})`,
  ],
  ['no end where it has none', undefined, 'Title, Issuer'],
])('a certificate says %s', (_, until, said) => {
  const view = viewWith({ name: 'Title', issuer: 'Issuer', ...(until && { until }) });

  expect(
    elements(renderSection(PeopleSection, view).page, 'dd').map((element) => untypeset(textContent(element))),
  ).toContain(said);
});
