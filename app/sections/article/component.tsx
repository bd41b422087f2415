import { useShell } from '#app/page-context.ts';
import { Definition } from '#app/ui/definition.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import { TextLinks } from '#app/ui/text-links.tsx';
import { fill } from '#shared/fill.ts';
import type { SectionProps } from '../definitions.ts';

export default function ArticleSection({ view, frame }: SectionProps<'article'>) {
  const words = useShell().words.article;
  const { author, published, changed, topics, services, minutes, html, sources } = view;
  return (
    <SectionFrame {...frame} slim>
      <div className="container columns with-definitions article">
        <div className="article-facts">
          <div className="article-byline">
            {author?.image && <Picture {...author.image} alt="" className="portrait" />}
            <div>
              {author && (
                <p>
                  <a href={author.to} className="link link-alone">
                    {author.name}
                  </a>
                  <br />
                  <span className="text-small text-soft">{author.role}</span>
                </p>
              )}
              <p className="text-small text-soft">
                <time dateTime={published.day}>{published.text}</time> · {fill(words.minutes, { n: minutes })}
              </p>
            </div>
          </div>
          <dl className="definition-list text-small">
            {changed && (
              <Definition name={words.changedOn}>
                <time dateTime={changed.day}>{changed.text}</time>
              </Definition>
            )}
            <Definition name={words.topics}>{topics.join(', ')}</Definition>
            {services.length > 0 && (
              <div>
                <dt>{words.services}</dt>
                <TextLinks links={services} as="dd" />
              </div>
            )}
          </dl>
        </div>
        <div>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, without raw HTML */}
          <div className="article-body" dangerouslySetInnerHTML={{ __html: html }} />
          {sources.length > 0 && (
            <>
              <h2 className="subheading text-h3 mt-part">{words.sourceList}</h2>
              <ul className="bullets mt-4 text-small">
                {sources.map(({ name, url, asOf }) => (
                  <li key={url}>
                    <a href={url} className="link">
                      {name}
                    </a>{' '}
                    <span className="text-soft">({fill(words.asOf, { date: asOf })})</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </SectionFrame>
  );
}
