import type { CmsConfig } from '@sveltia/cms';
import type { FileChange } from '#tools/publish/publish-content.ts';
import { ask, element, tell } from './dialog.ts';
import { told } from './findings-es.ts';
import { fileOf, labelsOf } from './labels.ts';
import { languageName, words } from './words.ts';

/** Shows in words what changed, and publishes it when that is asked for. */
export async function showAndPublish(config: CmsConfig): Promise<void> {
  const files: FileChange[] = await (await fetch('changes')).json();
  if (files.length === 0) return void (await ask(words.nothingChanged));
  const items = files.flatMap((file) => itemsOf(file, config));
  const buttons = { '': words.close, publish: words.publishNow };
  const answer = await ask(words.publish, [words.publishAbout, element('ul', {}, ...items)], buttons);
  if (answer === 'publish') await publish();
}

async function publish(): Promise<void> {
  const close = tell(words.publishing);
  const answer = await fetch('publish', { method: 'POST' }).finally(close);
  const { done, said }: { done: boolean; said: string } = await answer.json();
  const lines = said.split('\n');
  const outcome = told(lines.pop() ?? '');
  const details = done ? [] : [element('pre', {}, lines.join('\n'))];
  await ask(done ? words.published : words.notPublished, [element('p', {}, outcome), ...details]);
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
