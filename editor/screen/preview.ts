import type { CmsConfig, CustomPreviewTemplate } from '@sveltia/cms';
import type { createElement } from 'react';
import { locales } from '#site/bundled-site.ts';
import { showUnsaved } from './save.ts';
import { words } from './words.ts';

/** React's, from the copy that Sveltia renders with (sveltiacms.app/en/docs/api/preview-templates). */
declare const h: typeof createElement;

const styles = `
  html, body { height: 100%; margin: 0; }
  body { display: flex; flex-direction: column; font: 16px system-ui, sans-serif; color: #1a1a1a; background: #e8e8e8; }
  .notice { margin: 0; padding: 0.5rem 1rem; background: #fff3c4; border-block-end: 1px solid #767676; }
  .notice[data-level=emergency] { background: #8f1414; color: #fff; }
  .page { flex: 1; overflow: auto; container-type: size; }
  iframe { display: block; border: 0; background: #fff; width: 1280px; height: calc(100cqh / tan(atan2(100cqw, 1280px)));
    scale: tan(atan2(100cqw, 1280px)); transform-origin: 0 0; }
`;

/** The page of the development server that the edited file belongs to, in the edited language, as it is typed. */
export function previewOf(config: CmsConfig, addressOf: (file: string) => string): CustomPreviewTemplate {
  return function Preview({ entry }) {
    return [
      h('style', { key: 'styles' }, styles),
      // The development server shows no notice: its text stands above the page, while it is typed.
      ...(entry.get('path') === 'content/notice.yaml' ? locales : []).map((locale) =>
        h(
          'p',
          { key: locale, className: 'notice', lang: locale, 'data-level': entry.getIn(['data', 'level']) },
          entry.getIn(['data', 'state']) ? `[${words.draft}] ` : '',
          String(entry.getIn(['data', locale, 'text']) ?? ''),
        ),
      ),
      h(
        'div',
        { key: 'page', className: 'page' },
        h('iframe', {
          src: addressOf(String(entry.get('path'))),
          title: words.page,
          ref: (frame) => void (frame && showUnsaved(entry, config)),
        }),
      ),
    ];
  } as CustomPreviewTemplate;
}
