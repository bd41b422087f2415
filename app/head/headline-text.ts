import type { PageData } from '#site/page-data.server.ts';

export function headlineText({ title, titleHighlight }: Pick<PageData['hero'], 'title' | 'titleHighlight'>): string {
  return titleHighlight ? `${title} ${titleHighlight}` : title;
}
