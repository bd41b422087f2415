import type { CmsConfig } from '@sveltia/cms';
import { splitLocale } from '#site/bundled.ts';
import type { Finding } from '#site/finding.ts';
import { ask, element } from './dialog.ts';
import { fileOf } from './labels.ts';
import { request } from './request.ts';
import { words } from './words.ts';

export const formerAddresses = 'content/redirects.yaml';

export const isFormer = ({ file }: Finding) => file === formerAddresses;

/** Asks for new targets of the redirects to a page that is being deleted. Returns whether they were changed. */
export async function moveFormerAddresses(findings: Finding[], config: CmsConfig): Promise<boolean> {
  const [entries] = fileOf(config, formerAddresses)?.fields ?? [];
  const pages = entries?.fields?.find(({ name }) => name === 'to')?.options ?? [];
  const choices = findings.map(({ values }) => {
    const name = String(values.from);
    const isLike = (path: string) => splitLocale(path).locale === splitLocale(name).locale;
    const others = pages.filter(({ value }) => value !== values.to && isLike(value));
    const options = [...others, { label: words.noAddress, value: '' }];
    return element('select', { name }, ...options.map(({ label, value }) => new Option(label, value)));
  });
  const fields = choices.map((choice) => element('label', {}, choice.name, choice));
  const buttons = { '': words.back, move: words.moveAddresses };
  const answer = await ask(words.formerAddresses, [element('p', {}, words.formerAbout), ...fields], buttons);
  if (answer !== 'move') return false;
  const targets = Object.fromEntries(choices.map(({ name, value }) => [name, value]));
  return (await request('POST', 'redirects', targets)).ok;
}
