import type { SectionProps } from '#app/content/page.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { OnwardLink } from '#app/shell/onward-link.tsx';
import { SectionHeading } from '#app/ui/heading.tsx';
import { LinkRows } from '#app/ui/link-rows.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

export function Section({ content, data, surface }: SectionProps<'article-list'>) {
  const { locale, site } = useShell();
  const { title, description, more } = content;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <SectionFrame surface={surface} id={content.id}>
      <div className="container">
        <SectionHeading title={title} {...(description && { description })} layout="split" />
        <LinkRows
          rows={data.articles.map(({ published, topics, author, ...page }) => ({
            ...page,
            before: <time dateTime={published}>{date.format(new Date(published))}</time>,
            after: `${author} · ${topics.join(', ')}`,
          }))}
        />
        {more && (
          <p className="mt-6">
            <OnwardLink {...more} />
          </p>
        )}
        {data.pages.length > 1 && (
          <nav className="row paging mt-8" aria-label={site.article.pages}>
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
      </div>
    </SectionFrame>
  );
}
