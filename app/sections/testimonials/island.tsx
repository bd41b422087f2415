import { timings } from '#app/browser/timings.ts';
import type { IslandProps } from '#app/island-frame.tsx';
import type { ShellData } from '#app/page-context.ts';
import { Icon, pause, play } from '#app/ui/icon.tsx';
import { Part } from '#app/ui/part.tsx';
import { useRotation } from '#app/ui/use-play-state.ts';
import { fill } from '#shared/fill.ts';

type QuotesProps = { tagline: string; title: string; authors: string[]; words: ShellData['words']['carousel'] };

/**
 * Shows one quote at a time; each dot shows its own. Hovering pauses the rotation, focus inside stops it (APG
 * carousel). Without script all quotes are shown.
 */
export function Island({ tagline, title, authors, words, parts }: IslandProps<QuotesProps>) {
  const rotation = useRotation(authors.length, timings.testimonial);
  const quotes = authors.map((author, place) => ({ author, html: parts[place] ?? '' }));
  const isCurrent = (place: number) => place === rotation.index;
  return (
    <div className="testimonials" {...rotation.part}>
      <p className="tagline">{tagline}</p>
      <h2 className="visually-hidden">{title}</h2>
      <div className="quotes rotation" aria-live={rotation.moving ? 'off' : 'polite'}>
        {quotes.map(({ html }, place) => (
          <Part key={html} as="figure" html={html} className="quote" data-current={isCurrent(place) ? '' : undefined} />
        ))}
      </div>
      <div className="row quote-controls scripted">
        <button
          type="button"
          className="icon-button"
          {...rotation.button}
          aria-label={rotation.running ? words.pause : words.play}
        >
          <Icon of={rotation.running ? pause : play} size={18} />
        </button>
        {quotes.map(({ author, html }, place) => (
          <button
            key={html}
            type="button"
            className="dot"
            aria-label={fill(words.goTo, { n: place + 1, title: author })}
            aria-current={isCurrent(place) ? 'true' : undefined}
            onClick={() => rotation.show(place)}
          />
        ))}
      </div>
      <Part html={parts[authors.length] ?? ''} className="row quotes-footer" />
    </div>
  );
}
