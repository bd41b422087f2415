import type { BlogPosting } from 'schema-dts';
import type { Given } from '#app/seo/structured-data.ts';
import type { SectionProps } from '../definitions.ts';

export function describe({ content, data }: SectionProps<'article'>, { shell }: Given) {
  const { name, role, to } = data.author;
  const article: Partial<Exclude<BlogPosting, string>> = {
    author: { '@type': 'Person', name, jobTitle: role, url: shell.origin + to },
    datePublished: content.published,
    dateModified: content.changed ?? content.published,
    keywords: content.topics,
    citation: content.sources.map(({ url }) => url),
  };
  return { article };
}
