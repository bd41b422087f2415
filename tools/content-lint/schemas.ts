import { adviceFor, keyOf } from '#app/content/content-error.ts';
import type { ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';

/** Every file that a build reads is there, can be read and has the shape of its kind. */
export function checkSchemas({ files, drafts }: ContentTree): Finding[] {
  const built = [...files, ...drafts.filter(({ page }) => page?.state !== 'draft')];
  return built.flatMap(({ name, problem, schema, filled }) => {
    if (problem) return [error(name, 'the file', problem)];
    const issues = schema?.safeParse(filled).error?.issues ?? [];
    return issues.map((issue) => error(name, keyOf(issue.path), adviceFor(issue)));
  });
}

/** No content file lies about that no page shows. */
export function checkStrayFiles({ strays }: ContentTree): Finding[] {
  const message = 'belongs to no page: add its page to content/pages.yaml, correct the name or remove it.';
  return strays.map((name) => error(name, 'the file', message));
}
