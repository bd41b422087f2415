import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { productSample, temporaryProject } from '#tests/temporary-folder.ts';
import { readAnswers } from './answers.ts';
import { newSite } from './new-site.ts';

const bogota = readAnswers('tools/new-site/answers.yaml');

/** The project as far as the command reads it; checking every drawing would take minutes. */
function project(): string {
  const folder = temporaryProject({ 'tests/sample/figures.test.ts': '' }, productSample);
  cpSync('.env.example', join(folder, '.env.example'));
  return folder;
}

const lyon = { phone: '+33 (0)4 78 55 01 42', services: { fr: ['Nuage', 'Données'] } };
const french = { ...bogota, ...lyon, languages: ['fr-FR', 'en-GB', 'eo-FR'] };

/** What is so of every new site. */
function expectWhole(folder: string, report: string, codes: string[], services: string[]): void {
  const read = (file: string) => readFileSync(join(folder, 'content', file), 'utf8');
  const texts = globSync('{*,??/*,media/**/*}.{yaml,svg}', { cwd: join(folder, 'content') }).map(read);
  const ofSample =
    /Mirador|San Juan|Puerto Rico|Atalaya|DACO|\bSAP\b|Social Security|Seguro Social|hurricane|palm|lookout|hue-advisory/;

  expect(report).toMatch(/^Content: \d+ files, 0 errors, 0 warnings\.$/m);
  expect(parse(read('company.yaml'))).toMatchObject({
    officeHours: [{ from: '07:30', to: '16:30' }],
    promises: { replyDays: 2 },
  });
  expect(parse(read('languages.yaml')).map(({ code }: { code: string }) => code)).toEqual(codes);
  for (const code of codes) {
    expect(report).toMatch(new RegExp(`^content/${code}/home\\.yaml: \\d+ texts still to be written\\.$`, 'm'));
    for (const slug of services)
      expect(report).toMatch(new RegExp(`^content/${code}/${slug}\\.yaml: draft, \\d+ texts still`, 'm'));
  }
  expect(texts.flatMap((text) => text.match(ofSample) ?? [])).toEqual([]);
  expect(texts.filter((text) => /\[‹/.test(text))).toEqual([]);
  expect(existsSync(join(folder, 'tests/sample'))).toBe(false);
}

test('answers make a site that the content check takes, in words of the product or hints; a second one is refused without --again', async () => {
  const folder = project();
  expectWhole(folder, await newSite(folder, french), ['fr', 'en', 'eo'], ['nuage', 'donnees']);
  const read = (file: string) => parse(readFileSync(join(folder, 'content', file), 'utf8'));

  expect(readFileSync(join(folder, '.env'), 'utf8')).toMatch(/^CONTACT_TO=ventas@faro\.example$/m);
  expect(read('company.yaml')).not.toHaveProperty('emergencyPhone');
  expect(read('company.yaml')).toMatchObject({
    phone: { number: '+33478550142', shown: '+33 4 78 55 01 42' },
    phonePlan: { countryCode: '33', trunkPrefix: '0', groups: [1, 2, 2, 2, 2], separator: ' ' },
  });
  expect(read('languages.yaml')[0]).toMatchObject({ code: 'fr', colon: '\u00a0:' });
  expect(read('pages.yaml').pages[1]).toMatchObject({ path: '/contact-us', addresses: { fr: '/contact' } });
  expect(read('fr/site.yaml').promises.officeHours).toMatchObject({ all: '{hours} ({zone})', clock: 'fr-CA' });
  expect(read('fr/contact-us.yaml').sections[2].callInstead).toBe('Appeler le {phone}');
  expect(read('fr/contact-us.yaml').sections[0].title).toMatch(/^\[/);
  expect(read('fr/contact-us-sent.yaml').sections[0].description).toMatch(/^\[/);
  expect(read('fr/legal-notice.yaml').sections[1].parts[0].items).toContain('[Numéro SIREN et ville du RCS]');
  expect(read('eo/legal-notice.yaml').navLabel).toBe('[Legal notice]');
  expect(read('fr/about-us.yaml').navLabel).toBe('À propos');
  expect(read('menus.yaml').footer[0].fr).toEqual({ name: 'Liens rapides' });
  expect(read('eo/contact-us.yaml').sections[2].callInstead).toBe('[Call {phone}]');
  expect(read('eo/site.yaml')).toMatchObject({
    article: { asOf: '[looked up on {date}]' },
    nav: { menuTitle: '[Menu]' },
  });

  expect(read('en/contact-service.yaml').errors['phone-short']).toBe('This phone number lacks digits.');

  const env = readFileSync(join(folder, '.env'), 'utf8');
  await expect(newSite(folder, bogota)).rejects.toThrow('There is a new site in content/ already');
  const again = await newSite(folder, { ...bogota, address: { ...bogota.address, country: 'PT' } }, true);
  expectWhole(folder, again, ['es', 'en'], ['nube-e-infraestructura', 'datos-y-analitica']);
  for (const code of ['es', 'en'])
    expect(read(`${code}/legal-notice.yaml`).sections[1].parts.at(-1).links[0].label).toBe('Livro de Reclamações');
  expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(env);
});

test('what git has not recorded is not overwritten', async () => {
  const folder = project();
  spawnSync('git', ['init'], { cwd: folder });

  await expect(newSite(folder, bogota)).rejects.toThrow('There are changes that git has not recorded');
  expect(existsSync(join(folder, 'examples'))).toBe(false);
});
