import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { ContentError } from '#site/content-error.ts';
import type { Finding } from '#site/finding.ts';

/** Tells a program that started this one, and named a file for it in FINDINGS_FILE, what is wrong, beside the lines for people. */
export function tellFindings(found: readonly Finding[]): void {
  const file = process.env.FINDINGS_FILE;
  if (file) appendFileSync(file, found.map((finding) => `${JSON.stringify(finding)}\n`).join(''));
}

/** The same for content that cannot be used. */
export function tellCause(cause: unknown): void {
  if (cause instanceof ContentError) tellFindings(cause.findings);
}

/** What was told in a file. */
export function findingsIn(file: string): Finding[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return lines.map((line) => JSON.parse(line));
}
