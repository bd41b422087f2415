import { useShell } from '#app/page-context.ts';
import { LinkRows } from '#app/ui/link-rows.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { TitledSection } from '#app/ui/titled-section.tsx';
import { fill } from '#shared/fill.ts';
import type { SectionProps } from '../definitions.ts';

export function Section({ view, frame }: SectionProps<'article-list'>) {
  const { words } = useShell();
  const { articles, more, pages, number } = view;
  return (
    <TitledSection {...view} {...frame} className={more ? undefined : 'article-list'}>
      <LinkRows
        more={more}
        rows={articles.map(({ published, date, topics, author, ...page }) => ({
          ...page,
          before: <time dateTime={published}>{date}</time>,
          after: [author, topics.join(', ')].filter(Boolean).join(' · '),
        }))}
      />
      {pages.length > 1 && (
        <nav className="row article-list-paging mt-block" aria-label={words.article.pages}>
          {pages.map((to, place) => (
            <SiteLink
              key={to}
              to={to}
              className="link link-alone"
              aria-current={place + 1 === number ? 'page' : undefined}
            >
              {fill(words.pageNumber, { n: place + 1 })}
            </SiteLink>
          ))}
        </nav>
      )}
    </TitledSection>
  );
}
