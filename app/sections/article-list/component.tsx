import type { SectionProps } from '#app/content/page.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { OnwardLink } from '#app/shell/onward-link.tsx';
import { SectionHeading } from '#app/ui/heading.tsx';
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
        <ul className="cases lines mt-8">
          {data.articles.map(({ to, label, summary, family, published, topics, author }) => (
            <li key={to} data-family={family} data-reveal="">
              <p className="text-small text-soft">
                <time dateTime={published}>{date.format(new Date(published))}</time>
              </p>
              <div>
                <h3 className="subheading text-h3">
                  <SiteLink to={to} className="cover">
                    {label}
                  </SiteLink>
                </h3>
                <p className="mt-2 text-soft">{summary}</p>
              </div>
              <p className="text-small text-soft">
                {author} · {topics.join(', ')}
              </p>
            </li>
          ))}
        </ul>
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
