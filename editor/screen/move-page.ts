import type { CmsConfig } from '@sveltia/cms';
import { pageChoice } from './delete-page.ts';
import { ask, element } from './dialog.ts';
import { addressOf, type Found, listOf } from './findings.ts';
import { words } from './words.ts';

/** Asks for a page and its new address, and loads the screen again at that page. */
export async function chooseAndMove(config: CmsConfig, pages: Record<string, string>): Promise<void> {
  const choice = pageChoice(pages);
  const path = element('input', {});
  const follow = () => {
    path.value = pages[choice.value] ?? '';
  };
  choice.addEventListener('change', follow);
  follow();
  const labels = [element('label', {}, words.whichPage, choice), element('label', {}, words.newAddress, path)];
  const fields = [element('p', {}, words.moveAbout), ...labels];
  const buttons = { '': words.close, move: words.moveNow };
  for (let faults: HTMLElement[] = []; (await ask(words.movePage, [...faults, ...fields], buttons)) === 'move'; ) {
    const body = JSON.stringify({ path: path.value.trim() });
    const response = await fetch(`pages/${choice.value}`, { method: 'PUT', body });
    const { name, findings }: { name: string; findings: Found[] } = await response.json();
    faults = [element('strong', {}, words.notMoved), listOf(findings, config)];
    if (findings.length > 0) continue;
    const [, ...place] = (addressOf(config, `content/${name}.yaml`) ?? location.hash).split('/');
    location.hash = `#/${place.slice(0, -1).join('/')}/${name}`;
    return location.reload();
  }
}
