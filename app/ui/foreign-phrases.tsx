import { createContext, type ReactNode, useContext } from 'react';
import type { ForeignPhrases } from '../content/foreign-phrases.ts';

/** Hands the page's foreign phrases to all parts; none where its language has none. */
export const ForeignPhrasesContext = createContext<ForeignPhrases | undefined>(undefined);

/**
 * Gives a function that takes a text of the content and marks its foreign phrases with their language, so that a screen
 * reader says them in their own voice (WCAG 3.1.2). It gives a text without any, and what is no text, back as it is.
 */
export function useForeignPhrases(): (text: ReactNode) => ReactNode {
  const phrases = useContext(ForeignPhrasesContext);
  if (!phrases) return (text) => text;
  // One group in the pattern: every second part is a phrase.
  const pattern = new RegExp(phrases.pattern, 'iu');
  return (text) => {
    const parts = typeof text === 'string' ? text.split(pattern) : [];
    if (parts.length < 2) return text;
    return parts.map((part, index) =>
      index % 2 ? (
        <span key={parts.slice(0, index).join('')} lang={phrases.language}>
          {part}
        </span>
      ) : (
        part
      ),
    );
  };
}
