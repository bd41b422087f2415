import { faultsOf, markdownKey } from '#app/content/markdown.server.ts';
import type { ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { groupsWith } from './texts.ts';

/** Texts in Markdown have no HTML, no second title, no picture without words and no link that browsers should not follow. */
export function checkMarkdown({ files }: ContentTree): Finding[] {
  return files.flatMap(({ name, raw }) =>
    groupsWith(raw, markdownKey).flatMap(({ key, value }) =>
      faultsOf(String(value[markdownKey])).map((fault) => error(name, `${key}.${markdownKey}`, fault)),
    ),
  );
}
