import { expect, test } from 'vitest';
import { errorAt } from '#site/finding.ts';
import { testSite } from '#tests/test-site.ts';
import { createLocalizer } from './localizer.ts';

const site = testSite();

test('places, files and types of sections are called as the screen calls them', () => {
  const { localize } = createLocalizer(site, 'en');
  const breadcrumbOf = (file: string, key: string) => localize([errorAt(file, key, 'empty')])[0]?.breadcrumb;
  const { sections } = site.readYaml('en/invoicing.yaml') as { sections: { type: string }[] };
  const last = sections.length;

  expect(breadcrumbOf('content/en/invoicing.yaml', 'sections.#1.description')).toBe(
    'Electronic invoicing · English · Sections › no. 1 (Top of the page) › Opening text',
  );
  expect(breadcrumbOf('content/es/invoicing.yaml', `sections.#${last}.description`)).toBe(
    `Electronic invoicing · Spanish · Sections › no. ${last} (Closing invitation) › Text of the invitation`,
  );
  expect(breadcrumbOf('content/en/invoicing.yaml', 'the file')).toBe('Electronic invoicing · English');
  expect(breadcrumbOf('content/brand.yaml', 'action.lightness')).toBe('Brand and look · Color of buttons › Lightness');
  const [other] = localize([
    errorAt('content/en/invoicing.yaml', 'sections.#2', 'section-missing', { types: 'hero, tabs' }),
  ]);
  expect(other?.says).toMatch(/Top of the page, Tabs/);
});

test('what changed is told by the names of choices, and in the time of the company', () => {
  const { localizeChanges } = createLocalizer(site, 'en', {
    'content/pages.yaml': 'pages: [{ path: /x, kind: service, publishAt: "2026-11-29T17:55:00-04:00" }]',
    'content/en/x.yaml': 'sections: [{ type: prices, sample: false }]',
  });
  const shown = (file: string, key: string, after: string) =>
    localizeChanges([{ file: `content/${file}.yaml`, key, after }]).map((change) => change.after);

  expect(shown('pages', 'pages.#1.publishAt', '2026-11-29T17:55:00-04:00')[0]).toMatch(/^Nov 29, 2026, 5:55.PM$/);
  expect(shown('pages', 'pages.#1.kind', 'service')).toEqual(['Service (service)']);
  expect(shown('pages', 'pages.#1.state', 'draft')).toEqual(['draft']);
  expect(shown('en/x', 'sections.#1.off', 'true')).toEqual(['on']);
});
