import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openSite } from '#app/site.server.ts';
import { isHint } from '#site/hint.ts';
import { proseOf } from '#tools/content-lint/texts.ts';
import { addPage } from '#tools/new-page/add-page.ts';
import { readAnswers } from '#tools/new-site/answers.ts';
import { newSite } from '#tools/new-site/new-site.ts';
import { changeYaml } from '#tools/new-site/yaml-file.ts';

/** Two owners' sites: content and settings, and no line of code. */

const excluded = /^(\.env|\.git|\.generated|build|data|node_modules|test-results)$/;

/** Runs npm test on a copy of this tree in which `make` puts a site. */
async function checkSite(name: string, make: (tree: string) => unknown): Promise<void> {
  const tree = mkdtempSync(join(tmpdir(), 'firm-'));
  cpSync('.', tree, { recursive: true, filter: (path) => !excluded.test(path) });
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  await make(tree);
  const { status } = spawnSync(process.execPath, ['tools/dev/test.ts'], { cwd: tree, stdio: 'inherit' });
  const text = globSync('build/client/**/*.{html,js,css,svg,xml,json}', { cwd: tree })
    .map((file) => readFileSync(join(tree, file), 'utf8'))
    .join();
  rmSync(tree, { recursive: true });
  if (status !== 0) throw new Error(`${name}: npm test failed.`);
  const { name: brand, email, phone, legalName } = sample;
  const leaked = [brand, email, phone.number, legalName].filter((fact) => text.includes(fact));
  if (leaked.length > 0) throw new Error(`${name}: pages name the sample's ${leaked.join(', ')}.`);
}

const sample = openSite('content').company();
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path class="accent" d="M24 8H40V24H24Z"/><path d="M16 28H48L56 56H8Z"/></svg>';

const sentence =
  'Tratamos dos sistemas de empresas que não podem parar, dizemos antes quanto custa e mostramos depois o que mudou. ';

/**
 * A new site with pages and a mark of its own, and with sentences in place of every hint, as long as each field asks
 * for.
 */
async function writeNewSite(tree: string): Promise<void> {
  await newSite(tree, readAnswers('tests/adopters/answers.yaml'), true);
  writeFileSync(join(tree, 'content/media/mark.svg'), mark);
  addPage('/equipa', 'free', tree);
  addPage('/casos-de-clientes', 'free', tree);
  addPage('/como-trabalhamos', 'free', tree);
  const list = join(tree, 'content/pages.yaml');
  writeFileSync(list, readFileSync(list, 'utf8').replace(/^ +state: draft\n/gm, ''));
  const site = openSite(join(tree, 'content'));
  let written = 0;
  for (const file of site.locales.flatMap((locale) => globSync(`${locale}/*.yaml`, { cwd: site.root }))) {
    const path = join(site.root, file);
    const text = changeYaml(path, (doc) => {
      const jsonSchema = site.jsonSchemas.labeledOf(file) ?? {};
      for (const { path, value, role, schema } of proseOf({ jsonSchema, raw: doc.toJS() })) {
        const length = Math.min(Math.max(schema.minLength ?? 0, 30), schema.maxLength ?? Number.POSITIVE_INFINITY);
        written += 1;
        const words = `${written} ${sentence.repeat(4)}`.slice(0, length).trim();
        if (isHint(value)) doc.setIn(path, role === 'value' ? '24/7' : words);
      }
    });
    writeFileSync(path, text);
  }
}

await checkSite('a new site', writeNewSite);
await checkSite('the example', (tree) => {
  rmSync(join(tree, 'tests/sample'), { recursive: true, force: true });
  cpSync(join(tree, 'content'), join(tree, 'examples/mirador'), { recursive: true });
  rmSync(join(tree, 'content'), { recursive: true });
  cpSync('examples/faro', tree, { recursive: true });
});
