// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { siteReader } from '#app/content/loaders/site-reader.server.ts';
import type { SectionProps } from '#app/content/page.ts';
import { withPictures } from '#app/content/pictures.server.ts';
import { contentOf } from '#app/testing/content-of.ts';
import { renderSection } from '#app/testing/render-section.tsx';
import { Section } from './component.tsx';
import { load, schema } from './config.ts';
import { describe } from './structured-data.ts';

const site = siteReader('en', '/people');
const { title, description, items } = contentOf('en', '/people', 'people');
const [person] = items;

function show(until?: string) {
  const certifications = [{ name: 'Title', issuer: 'Issuer', ...(until && { until }) }];
  const content = schema.parse({ title, description, items: [{ ...person, certifications }] });
  const { shell } = renderSection(Section, withPictures(content), { data: load(content, site) });
  return { said: screen.getByText(/^Title/).textContent, words: shell.site.validity };
}

test('a certificate says how long it is valid', () => {
  expect(show('2999-12-31').said).toBe('Title, Issuer (valid until December 31, 2999)');
});

test('a certificate whose day has passed is in renewal and shows no date', () => {
  const { said, words } = show('2020-01-31');

  expect(said).toBe(`Title, Issuer (${words.renewal})`);
});

test('a certificate without an end says none', () => {
  expect(show().said).toBe('Title, Issuer');
});

test('a person has a sentence of history below the role', () => {
  show();

  expect(screen.getByText(String(person?.about)).previousElementSibling?.textContent).toBe(person?.role);
});

test('search engines are told of certificates that are valid now', () => {
  const held = (until?: string) => ({ name: until ?? 'for good', issuer: 'Issuer', ...(until && { until }) });
  const certifications = [held('2999-12-31'), held('2020-01-31'), held()];
  const content = schema.parse({ title, description, items: [{ ...person, certifications }] });
  const section = { content: withPictures(content), data: load(content, site) } as SectionProps<'people'>;

  expect(JSON.stringify(describe(section, 'https://company.test', ''))).toMatch(/2999-12-31.*for good/);
  expect(JSON.stringify(describe(section, 'https://company.test', ''))).not.toContain('2020-01-31');
});
