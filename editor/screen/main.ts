import CMS from '@sveltia/cms';
import { firstLocale, locales, localizedPath } from '#site/bundled-site.ts';
import { readContent, writeContent } from '#site/edit-yaml.ts';
import type { ScreenSettings } from '../server.ts';
import { choiceField, colorField, sceneField } from './custom-fields.ts';
import { ask, element, showProgress } from './dialog.ts';
import { askToMovePage, deletePage, makePage, noteOpenPage, openLoadedPage } from './pages.ts';
import { previewOf } from './preview.ts';
import { showAndPublish } from './publish.ts';
import { afterSave, beforeSave } from './save.ts';
import { showTranslations } from './translations.ts';
import { showVersions } from './versions.ts';
import { language, words } from './words.ts';

const settings = await readSettings();
const { config, scenes, pages, previewUrl } = settings;
const collections = (config.collections ?? []).filter((collection) => 'files' in collection);

document.documentElement.lang = language;
CMS.registerCustomFormat('edit-yaml', 'yaml', { fromFile: readContent, toFile: (content) => writeContent(content) });
CMS.registerFieldType('choice', choiceField(settings.choices));
CMS.registerFieldType('scene', sceneField(scenes));
CMS.registerFieldType('oklch', colorField);
const preview = previewOf(config, (file) => previewUrl + addressOfPage(file));
for (const { files } of collections) for (const { name } of files) CMS.registerPreviewTemplate(name, preview);
CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => beforeSave(entry, config) });
CMS.registerEventListener({ name: 'postSave', handler: () => void afterSave(config) });
const button = (label: string, onclick: () => unknown) =>
  element('button', { className: 'editor-button', onclick }, label);
const moreButtons = [
  button(words.newPage, () => makePage(settings)),
  button(words.movePage, () => askToMovePage(config, pages)),
  button(words.deletePage, () => deletePage(config, pages)),
  button(words.translations, () => showTranslations(config)),
  button(words.versions, () => showVersions(config, pages)),
];
const moreMenu = element('div', { className: 'editor-more', popover: 'auto' }, ...moreButtons);
const moreButton = element('button', { className: 'editor-button', popoverTargetElement: moreMenu }, words.more);
moreMenu.addEventListener('click', () => moreMenu.hidePopover());
const bar = element(
  'div',
  { className: 'editor-bar' },
  button(words.publish, () => showAndPublish(config)),
  moreButton,
  moreMenu,
);
openLoadedPage(config);
const markPage = () => bar.classList.toggle('at-page', noteOpenPage());
markPage();
addEventListener('hashchange', markPage);
document.body.append(bar);
await CMS.init({ config });

/** Tries again as often as the editor asks: a file may be half written by hand. */
async function readSettings(): Promise<ScreenSettings> {
  for (;;) {
    const answer = await showProgress(words.wait, fetch(`settings.${language}.json`));
    if (answer.ok) return answer.json();
    await ask(words.unreadable, [element('pre', {}, await answer.text()), words.unreadableAbout], { '': words.again });
  }
}

/** `content/es/sap.yaml` -> `/es/sap`; files that belong to no page are seen on the home page. */
function addressOfPage(file: string): string {
  const [, folder = '', slug = ''] = /^content\/([^/]+)\/(.+)\.yaml$/.exec(file) ?? [];
  return localizedPath(pages[slug] ?? '/', locales.includes(folder) ? folder : firstLocale);
}
