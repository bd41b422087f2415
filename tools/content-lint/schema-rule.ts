import type { z } from 'zod';
import { adviceFor, keyOf } from '#app/content/content-error.ts';
import type { ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';

/** Every file is there, can be read and has the shape of its kind. */
export function checkSchemas({ files }: ContentTree): Finding[] {
  return files.flatMap((file) => {
    if (file.problem) return [error(file.name, 'the file', file.problem)];
    return issuesOf(file.name, file.filled, file.schema);
  });
}

function issuesOf(name: string, value: unknown, schema?: z.ZodType): Finding[] {
  const issues = schema?.safeParse(value).error?.issues ?? [];
  return issues.map((issue) => error(name, keyOf(issue.path), adviceFor(issue)));
}
