import { textContent } from 'domutils';
import { expect, test } from 'vitest';
import type { ContentOf } from '#site/section.ts';
import { sectionContext, viewOf } from '#site/section-context.server.ts';
import { renderSection } from '#tests/render-in-shell.tsx';
import { testSite } from '#tests/test-site.ts';
import { onlyElement } from '#tools/html-elements.ts';
import CompanyRecordsSection from './component.tsx';
import companyRecords from './config.ts';

const site = testSite();

function show(record: ContentOf<typeof companyRecords.fields>['groups'][number]['records'][number]) {
  const content = { title: 'Facts', description: 'All.', groups: [{ title: 'Registries', records: [record] }] };
  return renderSection(CompanyRecordsSection, viewOf(companyRecords, content, sectionContext(site, 'en', '/'))).page;
}

test('a document of a record opens by its name, with its kind and size', () => {
  const file = { src: '/media/contract.pdf', type: 'PDF', bytes: 40_200 };
  const page = show({ name: 'Sample contract', value: 'In short', file, sample: true });

  expect(onlyElement(page, 'a').attribs.href).toBe(file.src);
  expect(textContent(onlyElement(page, 'dd:has(a)'))).toMatch(/Sample contract.*\(PDF, 41 kB\)/);
});
