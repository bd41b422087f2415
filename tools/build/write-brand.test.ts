import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteIn } from '#app/site.server.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { writeBrand } from './write-brand.ts';

test('a color that is hard to read stops the build with one sentence', () => {
  const content = 'examples/faro/content';
  const brand = readFileSync(`${content}/brand.yaml`, 'utf8').replace('lightness: 0.5', 'lightness: 0.64');
  const root = temporaryFolder({
    ...Object.fromEntries(
      ['languages', 'company', 'pages', 'menus'].map((name) => [
        `${name}.yaml`,
        readFileSync(`${content}/${name}.yaml`),
      ]),
    ),
    'brand.yaml': brand,
  });
  expect(() => writeBrand(siteIn(root))).toThrow(
    /^content\/brand\.yaml: action – the color action has 3\.\d+:1 on paper .*: take a darker one, such as #[0-9a-f]{6}\.$/,
  );
});
