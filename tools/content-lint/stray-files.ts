import type { ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';

/** No content file lies about that no page shows. */
export function checkStrayFiles({ strays }: ContentTree): Finding[] {
  const message = 'belongs to no page: add its page to content/pages.yaml, correct the name or remove it.';
  return strays.map((name) => error(name, 'the file', message));
}
