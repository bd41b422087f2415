import type { CmsConfig } from '@sveltia/cms';
import type { FileChange } from '#tools/publish/publish-content.ts';
import type { Outcome } from '../outcome.ts';
import { changesIn } from './changes.ts';
import { ask, element, tell } from './dialog.ts';
import { listOf } from './findings.ts';
import { told } from './findings-es.ts';
import { words } from './words.ts';

/** Shows in words what changed, and publishes it when that is asked for. */
export async function showAndPublish(config: CmsConfig): Promise<void> {
  const files: FileChange[] = await (await fetch('changes')).json();
  if (files.length === 0) return void (await ask(words.nothingChanged));
  const items = files.flatMap((file) => changesIn(file, config));
  const buttons = { '': words.close, publish: words.publishNow };
  const answer = await ask(words.publish, [words.publishAbout, element('ul', {}, ...items)], buttons);
  if (answer === 'publish') await publish(config);
}

async function publish(config: CmsConfig): Promise<void> {
  const close = tell(words.publishing);
  const answer = await fetch('publish', { method: 'POST' }).finally(close);
  const { done, said, findings, log }: Outcome = await answer.json();
  const outcome = element('p', {}, told(said));
  // Where no error is known, what the commands said is all there is to tell.
  const open = findings.length === 0 && log !== said;
  const all = element('details', { open }, element('summary', {}, words.log), element('pre', {}, log));
  const content = done ? [outcome] : [listOf(findings, config), outcome, all];
  await ask(done ? words.published : words.notPublished, content);
}
