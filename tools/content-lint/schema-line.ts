import type { ContentFile, ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';

/** The first line of each file names its schema, so that editors complete and check while somebody types. */
export function checkSchemaLines({ files }: ContentTree): Finding[] {
  return files.flatMap((file) => {
    const line = schemaLineOf(file);
    if (line === undefined || file.source === '' || file.source.startsWith(`${line}\n`)) return [];
    return [error(file.name, 'the first line', `must be: ${line}`)];
  });
}

function schemaLineOf(file: ContentFile): string | undefined {
  if (!file.schema) return undefined;
  return `# yaml-language-server: $schema=../json-schema/${file.page?.kind ?? file.slug}.json`;
}
