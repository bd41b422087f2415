import type { ReactNode } from 'react';
import { useShell } from '#app/page-context.ts';
import { fill } from '#shared/fill.ts';
import { Fold } from './fold.tsx';

/** The other entries of a list, folded on narrow screens. */
export function MoreFold({ count, children }: { count: number; children: ReactNode }) {
  const { sectionWords } = useShell().words;
  return count > 0 && <Fold label={fill(sectionWords.more, { n: count })}>{children}</Fold>;
}
