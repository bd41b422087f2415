import { readFileSync, writeFileSync } from 'node:fs';
import { readContent, writeContent } from './exact-yaml.ts';

const file = 'content/redirects.yaml';

/** Lets former addresses lead to other pages; one that leads to none is taken out. */
export function moveRedirects(targets: Record<string, string>): void {
  const content = readContent(readFileSync(file, 'utf8'));
  const entries = (content.entries as { from: string; to: string }[]).flatMap((entry) => {
    const to = targets[entry.from];
    return to === undefined ? [entry] : to ? [{ ...entry, to }] : [];
  });
  writeFileSync(file, writeContent({ ...content, entries }));
}
