import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '#site/create-site.server.ts';
import { pageData } from '#site/page-data.server.ts';
import { shellData } from '#site/shell-data.server.ts';
import { Document } from './document.tsx';
import { pageGraph } from './head/page-graph.ts';
import { themeColors } from './styles/contrast.server.ts';
import { brandTokens } from './styles/tokens.server.ts';

/** The document at an address; an address that no page has is the not-found page's. `scripts` are modules. */
export function renderPage(site: Site, address: string, scripts: string[]): string {
  const url = new URL(address, site.origin());
  const [page, shell] = [pageData(site, url), shellData(site, url)];
  const graph = page.sharePicture && pageGraph({ data: page, shell });
  const colors = themeColors(brandTokens(site.brand()));
  const props = { page, shell, graph, scripts, themeColors: colors };
  return `<!DOCTYPE html>${renderToStaticMarkup(<Document {...props} />)}`;
}
