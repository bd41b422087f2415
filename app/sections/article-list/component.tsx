import { useShell } from '#app/hooks/use-shell.ts';
import { OnwardLink } from '#app/shell/onward-link.tsx';
import { LinkRows } from '#app/ui/link-rows.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

export function Section({ content, data, surface }: SectionProps<'article-list'>) {
  const { site } = useShell();
  const { more } = content;
  return (
    <TitledSection {...content} surface={surface}>
      <LinkRows
        rows={data.articles.map(({ published, date, topics, author, ...page }) => ({
          ...page,
          before: <time dateTime={published}>{date}</time>,
          after: `${author} · ${topics.join(', ')}`,
        }))}
      />
      {more && (
        <p className="mt-6">
          <OnwardLink {...more} />
        </p>
      )}
      {data.pages.length > 1 && (
        <nav className="row article-list-paging mt-8" aria-label={site.article.pages}>
          {data.pages.map((to, place) => (
            <SiteLink
              key={to}
              to={to}
              className="link link-alone"
              aria-current={place + 1 === data.number ? 'page' : undefined}
            >
              {site.pageNumber.replace('$n', String(place + 1))}
            </SiteLink>
          ))}
        </nav>
      )}
    </TitledSection>
  );
}
