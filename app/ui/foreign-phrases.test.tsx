// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { foreignPhrasesIn } from '../content/foreign-phrases.ts';
import { ForeignPhrasesContext, useForeignPhrases } from './foreign-phrases.tsx';

const phrases = foreignPhrasesIn('es', { en: ['landing zone'], es: [] });

function Text({ children }: { children: string }) {
  const markForeign = useForeignPhrases();
  return <p>{markForeign(children)}</p>;
}

test('each foreign phrase of a text has its language, and the text stays as it is', () => {
  const { container } = render(
    <ForeignPhrasesContext value={phrases}>
      <Text>Landing zone: una landing zone con llave</Text>
    </ForeignPhrasesContext>,
  );

  expect(container.innerHTML).toBe(
    '<p><span lang="en">Landing zone</span>: una <span lang="en">landing zone</span> con llave</p>',
  );
});

test('a text without foreign phrases, and one of a language that has none, is a text', () => {
  const { container } = render(
    <>
      <ForeignPhrasesContext value={phrases}>
        <Text>Una nube</Text>
      </ForeignPhrasesContext>
      <Text>A landing zone</Text>
    </>,
  );

  expect(container.innerHTML).toBe('<p>Una nube</p><p>A landing zone</p>');
});
