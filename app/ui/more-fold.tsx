import type { ReactNode } from 'react';
import { useShell } from '#app/hooks/use-shell.ts';
import { fill } from '#shared/fill.ts';
import { Fold } from './fold.tsx';

/** So many more entries of a list, one press away on narrow screens. */
export function MoreFold({ count, children }: { count: number; children: ReactNode }) {
  const { service } = useShell().site;
  return count > 0 && <Fold label={fill(service.more, { n: count })}>{children}</Fold>;
}
