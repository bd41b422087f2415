import type { CmsConfig } from '@sveltia/cms';
import type { FileChange } from '#tools/publish/publish-content.ts';
import { ask, element, tell } from './dialog.ts';
import { inSpanish } from './findings-es.ts';
import { fileOf, labelsOf } from './labels.ts';
import { language, languageName, words } from './words.ts';

/** A button that shows in words what changed, and publishes it. */
export function publishButton(config: CmsConfig): HTMLElement {
  const button = element('button', { className: 'editor-button' }, words.publish);
  button.addEventListener('click', async () => {
    const files: FileChange[] = await (await fetch('changes')).json();
    if (files.length === 0) return void (await ask(words.nothingChanged, [], { '': words.close }));
    const items = files.flatMap((file) => itemsOf(file, config));
    const buttons = { '': words.close, publish: words.publishNow };
    const answer = await ask(words.publish, [words.publishAbout, element('ul', {}, ...items)], buttons);
    if (answer === 'publish') await publish();
  });
  return button;
}

async function publish(): Promise<void> {
  const close = tell(words.publishing);
  const answer = await fetch('publish', { method: 'POST' }).finally(close);
  const { done, said }: { done: boolean; said: string } = await answer.json();
  const lines = said.split('\n');
  const last = lines.pop() ?? '';
  const outcome = language === 'es' ? inSpanish(last) : last;
  const details = done ? [] : [element('pre', {}, lines.join('\n'))];
  await ask(done ? words.published : words.notPublished, [element('p', {}, outcome), ...details], { '': words.close });
}

function itemsOf({ path, name, locale, changes }: FileChange, config: CmsConfig): HTMLElement[] {
  const shape = fileOf(config, path);
  const page = [shape?.label ?? name, languageName(locale)].filter(Boolean).join(' · ');
  if (changes.length === 0) return [element('li', {}, element('strong', {}, page))];
  return changes.map(({ key, before, after }) => {
    const title = element('strong', {}, [page, labelsOf(shape, key.split('.'))].filter(Boolean).join(' · '));
    const texts = [before && element('del', {}, before), after && element('ins', {}, after)].filter((text) => text);
    return element('li', {}, title, ...texts.map((text) => element('blockquote', {}, text as HTMLElement)));
  });
}
