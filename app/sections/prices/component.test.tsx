import { textContent } from 'domutils';
import { expect, test } from 'vitest';
import { renderSection } from '#tests/render-in-shell.tsx';
import { elements } from '#tools/html-elements.ts';
import PricesSection from './component.tsx';

const pricing = {
  title: 'How we charge',
  description: 'By the hour or by the stage.',
  models: [],
  factors: ['Countries', 'Interfaces', 'Downtime'],
  smallest: { description: 'A check of two weeks.', amount: '$9,500', sample: false },
};

test.each([
  ['$145 to $185 an hour', ['$145', '$185']],
  ['desde 12 000 € por etapa', ['12 000 €']],
  ['95 € à 120 € l’heure', ['95 €', '120 €']],
  ['R$ 5.000', ['R$ 5.000']],
  ['95 EUR per hour', ['95 EUR']],
])('"%s" reads as it is written, and only its figures with their currency are large', (amount, figures) => {
  const { page } = renderSection(PricesSection, { ...pricing, smallest: { ...pricing.smallest, amount } });

  expect(textContent(elements(page, '.amount'))).toBe(amount);
  expect(elements(page, '.amount b').map((element) => textContent(element))).toEqual(figures);
});
