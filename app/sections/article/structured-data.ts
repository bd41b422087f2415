import type { BlogPosting } from 'schema-dts';
import type { SectionProps } from '#app/content/page.ts';

/** Who wrote it, when, and what about. */
export function describe({ content, data }: SectionProps<'article'>, origin: string) {
  const { name, role, to } = data.author;
  const article: Partial<Exclude<BlogPosting, string>> = {
    author: { '@type': 'Person', name, jobTitle: role, url: origin + to },
    datePublished: content.published,
    dateModified: content.changed ?? content.published,
    keywords: content.topics,
    citation: content.sources.map(({ url }) => url),
  };
  return { article };
}
