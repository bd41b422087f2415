import { textContent } from 'domutils';
import { expect, test } from 'vitest';
import { renderSection } from '#app/testing/render-in-shell.tsx';
import { elements } from '#tools/html-elements.ts';
import { Section } from './component.tsx';

const pricing = {
  title: 'How we charge',
  description: 'By the hour or by the stage.',
  models: [
    { title: 'Fixed price', description: 'For a known scope.', amount: 'from $48,000', sample: false },
    { title: 'By the hour', description: 'For open work.', amount: '$145 to $185 an hour', sample: false },
  ],
  factors: ['Countries', 'Interfaces', 'Downtime'],
  smallest: { description: 'A check of two weeks.', amount: '$9,500', sample: false },
};

test('amounts read as they are written, and only their figures are large', () => {
  const { page } = renderSection(Section, pricing);
  const textsOf = (selector: string) => elements(page, selector).map((element) => textContent(element));

  expect(textsOf('.amount')).toEqual(['from $48,000', '$145 to $185 an hour', '$9,500']);
  expect(textsOf('.amount b')).toEqual(['$48,000', '$145', '$185', '$9,500']);
});

test.each([
  ['desde 12 000 € por etapa', ['12 000 €']],
  ['95 € à 120 € l’heure', ['95 €', '120 €']],
  ['R$ 5.000', ['R$ 5.000']],
  ['95 EUR per hour', ['95 EUR']],
])('the currency of "%s" is part of its figures', (amount, figures) => {
  const { page } = renderSection(Section, { ...pricing, models: [], smallest: { ...pricing.smallest, amount } });

  expect(elements(page, '.amount b').map((element) => textContent(element))).toEqual(figures);
});
