// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSection } from '#app/testing/render-in-shell.tsx';
import type { ContentOf } from '#site/section.ts';
import { siteReader, viewOf } from '#site/site-reader.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { Section } from './component.tsx';
import register from './config.ts';

const site = siteUnderTest();

function show(fact: ContentOf<typeof register.fields>['groups'][number]['facts'][number]) {
  const content = { title: 'Facts', description: 'All.', groups: [{ title: 'Registries', facts: [fact] }] };
  return renderSection(Section, viewOf(register, content, siteReader(site, 'en', '/')));
}

test('a fact stands with its number, its issuer and its last day', () => {
  const fact = { name: 'RUP', value: 'Active', number: 'No. 7', issuer: 'ASG', until: '2999-06-30', sample: true };
  show(fact);
  const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);

  expect(said).toEqual(['Active · No. 7', 'ASG · valid until June 30, 2999']);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a document of a fact opens by its name, with its kind and size', () => {
  const file = { src: '/media/contract.pdf', type: 'PDF', bytes: 40_200 };
  show({ name: 'Sample contract', value: 'In short', file, sample: true });

  const link = screen.getByRole('link', { name: 'Sample contract' });
  expect(link.getAttribute('href')).toBe(file.src);
  expect(link.parentElement?.textContent).toContain('(PDF, 41 kB)');
});
