import type { BlogPosting } from 'schema-dts';
import type { PageAndShell } from '#app/head/page-graph.ts';
import type { SectionProps } from '../definitions.ts';

export function describe({ view }: SectionProps<'article'>, { shell }: PageAndShell) {
  const { author, published, changed = published, topics, sources } = view;
  const article: Partial<Exclude<BlogPosting, string>> = {
    ...(author && {
      author: { '@type': 'Person', name: author.name, jobTitle: author.role, url: shell.origin + author.to },
    }),
    datePublished: published.day,
    dateModified: changed.day,
    keywords: topics,
    citation: sources.map(({ url }) => url),
  };
  return { article };
}
