import type { BlogPosting } from 'schema-dts';
import type { PageAndShell } from '#app/head/page-graph.ts';
import type { SectionProps } from '../definitions.ts';

export function describe({ view }: SectionProps<'article'>, { shell }: PageAndShell) {
  const { author, published, changed = published } = view;
  const article: Partial<Exclude<BlogPosting, string>> = {
    ...(author && { author: { '@type': 'Person', name: author.name, url: shell.origin + author.to } }),
    datePublished: published.day,
    dateModified: changed.day,
  };
  return { article };
}
