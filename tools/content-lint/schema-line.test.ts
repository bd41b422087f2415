import { expect, test } from 'vitest';
import { checkSchemaLines } from './schema-line.ts';
import { treeOf } from './tree-of.ts';

test('the first line must name the schema of the kind of page', () => {
  const tree = treeOf({ 'en/sap': {}, 'en/privacy': {} });
  const [sap, privacy] = tree.files;
  if (sap) sap.source = '# yaml-language-server: $schema=../json-schema/service.json\nmeta:\n';
  if (privacy) privacy.source = '# yaml-language-server: $schema=../json-schema/service.json\nmeta:\n';

  expect(checkSchemaLines(tree)).toMatchObject([
    { file: 'content/en/privacy.yaml', message: expect.stringContaining('json-schema/legal.json') },
  ]);
});
