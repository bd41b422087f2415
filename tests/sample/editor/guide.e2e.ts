import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { copy, pageAt, sectionOf, test } from './edit-session.ts';

/** Runs in the page: every text of an element by itself, and the names that only assistive technology tells. */
function textsOf(): string[] {
  return [...document.querySelectorAll('body, body *')].flatMap((element) => [
    ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')),
    ...['aria-label', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  ]);
}

for (const { language, locale, guide } of [
  { language: 'en', locale: 'en-US', guide: 'docs/editing.md' },
  { language: 'es', locale: 'es-PR', guide: 'docs/editing.es.md' },
] as const) {
  test.describe(() => {
    test.use({ locale });

    test(`what ${guide} has in bold stands on the screen`, async ({ session }) => {
      const { page, dialog } = session;
      // What stands in code is an example.
      const text = readFileSync(guide, 'utf8').replace(/(`+)(?!`).*?(?<!`)\1(?!`)/gs, '');
      const bold = text.matchAll(/\*\*([^*]+)\*\*/g);
      const left = new Set([...bold].map(([, name = '']) => name.replace(/\s+/g, ' ')));
      // The session clicks it by this name.
      left.delete(language === 'en' ? 'Work with Local Repository' : 'Trabajar con un repositorio local');
      async function look(): Promise<void> {
        // Sveltia isolates the names that it fills in for the sake of other scripts.
        for (const frame of page.frames().slice(0, 2))
          for (const text of await frame.evaluate(textsOf)) left.delete(text.replace(/[\u2066-\u2069]/g, '').trim());
      }
      async function press(at: number): Promise<void> {
        // Sveltia's own message may stand in the dialog, with a button as well.
        const button = dialog.locator('form button').nth(at);
        await button.waitFor();
        await look();
        await button.click();
      }

      /** Looks at fields as they come into sight. */
      async function see(...paths: string[]): Promise<void> {
        for (const path of paths) {
          await session.reveal(path, 'en');
          await look();
        }
      }
      async function seeList(collection: string, entry: RegExp): Promise<void> {
        await page.goto(`#/collections/${collection}`);
        await page.getByText(entry).waitFor();
        await look();
      }
      async function pressButton(name: RegExp, place: Locator | Page = page): Promise<void> {
        await place.getByRole('button', { name }).click();
      }

      await look();
      await session.edit('settings', 'notice');
      await session.expand('en');
      await look();
      await see('es');
      await seeList('settings', /^(List of pages|Lista de páginas)$/);
      await seeList('shell', /^(Words around every page|Palabras alrededor de cada página)$/);
      await session.edit('settings', 'pages');
      await session.expandEntry('pages', 5);
      await see('pages.5.state', 'pages.5.publishAt', 'pages.5.expireAt');
      await session.edit('settings', 'booking');
      await see('on', 'noticeHours', 'hosts');
      await session.edit('settings', 'company');
      await see('daysOff');
      await session.edit('shell', 'contact-service');
      await session.expand('call');
      await see('call.place');
      await seeList('others', /^(Home|Inicio)$/);
      await session.edit('others', 'home');
      const testimonials = sectionOf('home', 'testimonials');
      await session.expandEntry('sections', testimonials);
      await session.expandEntry(`sections.${testimonials}.items`, 0);
      await see(`sections.${testimonials}.items.0.author`);
      await seeList('corporate', /^(Partners and Clients|Socios y clientes)$/);
      await session.edit('corporate', 'partners-clients');
      const clients = sectionOf('partners-clients', 'clients');
      const items = `sections.${clients}.items`;
      await session.expandEntry('sections', clients);
      await session.expandEntry(items, 0);
      await see(`${items}.0.id`, `${items}.0.name`, `${items}.0.sample`, `${items}.0.link`);
      await pressButton(/^(Add|Agregar|Añadir)/, session.place(items));
      await session.reveal(`${items}.8.logo`, 'en');
      await pressButton(/^(Browse|Explorar)$/, session.place(`${items}.8.logo`));
      await page.getByRole('button', { name: /^(Upload|Subir)$/ }).waitFor();
      await look();
      await pressButton(/^(Cancel|Cancelar)$/);

      for (const [group, name, type, keys] of [
        ['others', 'case-studies-cooperative-reports', 'case', ['services', 'documents']],
        ['others', 'insights-sap-ecc-2027', 'article', ['person', 'services', 'body', 'sources']],
        ['others', 'people', 'people', ['items.0.certifications.0.until']],
        ['erp', 'sap', 'lead', ['person']],
      ] as const) {
        const at = sectionOf(name, type);
        await session.edit(group, name);
        await session.expandEntry('sections', at);
        if (type === 'people')
          for (const list of ['items', 'items.0.certifications'])
            await session.expandEntry(`sections.${at}.${list}`, 0);
        await see(...keys.map((key) => `sections.${at}.${key}`));
      }
      await see('meta');
      await session.edit('erp', 'sap');
      await session.expandEntry('sections', 0);
      await session.expand('sections.0.image');
      await see('sections.0.image.scene', 'sections.0.image.photo', 'sections.0.image.alt');
      // The copy has one version of a page.
      const versions = [1, 2].map((commit) => ({ commit, at: '2026-11-28T10:00:00Z', who: '', files: [] }));
      await page.route('**/versions/*', (route) => route.fulfill({ json: versions }));
      for (const name of [
        /^(New page|Página nueva)$/,
        /^(Change an address|Cambiar una dirección)$/,
        /^(Delete a page|Borrar una página)$/,
        /^(Earlier versions|Versiones anteriores)$/,
      ]) {
        await session.press(name);
        await press(0);
      }
      // The copy has no repository of its own that could have changed.
      await page.route('**/changes', (route) => route.fulfill({ json: [{ path: '', name: 'sap', changes: [] }] }));
      await pressButton(/^(Publish|Publicar)$/);
      await press(0);
      const hidden = pageAt('/sap-business-one');
      await session.edit('settings', 'pages');
      await session.expandEntry('pages', hidden);
      await session.reveal(`pages.${hidden}.state`, 'en');
      await session.place(`pages.${hidden}.state`).getByRole('radio').last().click();
      await session.saveButton.click();
      await dialog.getByRole('combobox').first().waitFor();
      await press(0);
      await session.edit('erp', 'oracle-services');
      await session.fill('navLabel', '');
      await session.saveButton.click();
      await page.getByText('Show Errors').waitFor();
      await look();
      await session.fill('navLabel', 'Oracle');
      for (const refused of ['World-class Oracle work.', `We ${'work and '.repeat(18)}rest.`]) {
        await session.fill('summary', refused);
        await session.saveButton.click();
        await press(0);
      }
      await session.fill('summary', 'Oracle databases, applications and support.');
      appendFileSync(join(copy, 'content/en/oracle-services.yaml'), '# changed\n');
      await session.saveButton.click();
      await press(1);
      await expect(page.getByText(/Entry saved|Entrada guardada/)).toBeVisible();
      await session.writeToDisk();
      await session.press(/^(Translations|Traducciones)$/);
      await dialog.getByRole('listitem').first().waitFor();
      await look();

      expect([...left]).toEqual([]);
    });
  });
}
