import type { CmsConfig } from '@sveltia/cms';
import type { Change } from '#tools/publish/changes-between.ts';
import type { WithBreadcrumb } from '../localizer.ts';
import type { PublishOutcome } from '../routes.ts';
import { listOfChanges } from './changes.ts';
import { ask, element, showProgress } from './dialog.ts';
import { editedFile } from './files.ts';
import { findingList } from './findings.ts';
import { request } from './request.ts';
import { words } from './words.ts';

type ChangedFile = { name: string; path: string; changes: WithBreadcrumb<Change>[] };

/** Shows in words what changed, and publishes it on request. */
export async function showAndPublish(config: CmsConfig): Promise<void> {
  const files: ChangedFile[] = await (await showProgress(words.wait, fetch('changes'))).json();
  if (files.length === 0) return void (await ask(words.nothingChanged));
  // A page counts as one in all of its languages, even if it was deleted.
  const pages = [...Map.groupBy(files, ({ path }) => path.split('/').at(-1)).values()].map((pageFiles) => {
    const [{ path, name }] = pageFiles as [ChangedFile];
    const title = element('h3', {}, editedFile(config, path)?.label ?? name);
    const changes = pageFiles.flatMap((file) => file.changes);
    return element('section', {}, title, listOfChanges(changes, config));
  });
  const buttons = { '': words.close, publish: words.publishNow };
  const answer = await ask(words.publish, [words.publishAbout, ...pages], buttons);
  if (answer === 'publish') await publish(config);
}

async function publish(config: CmsConfig): Promise<void> {
  const answer = await showProgress(words.publishing, request('POST', 'publish'));
  const { done, message, findings, log }: PublishOutcome = await answer.json();
  const outcome = element('p', {}, message);
  // If no error is known, only the output of the commands can be shown.
  const open = findings.length === 0;
  const output = element('details', { open }, element('summary', {}, words.log), element('pre', {}, log));
  const content: HTMLElement[] = done ? [outcome] : [findingList(findings, config), outcome, output];
  await ask(done ? words.published : words.notPublished, content);
}
