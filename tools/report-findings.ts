import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { ContentError } from '#site/content-error.ts';
import type { Finding } from '#site/finding.ts';

/** Writes findings to FINDINGS_FILE for the program that started this one, in addition to the lines for people. */
export function reportFindings(found: readonly Finding[]): void {
  const file = process.env.FINDINGS_FILE;
  if (file) appendFileSync(file, found.map((finding) => `${JSON.stringify(finding)}\n`).join(''));
}

export function reportCause(cause: unknown): void {
  if (cause instanceof ContentError) reportFindings(cause.findings);
}

export function findingsIn(file: string): Finding[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return lines.map((line) => JSON.parse(line));
}
