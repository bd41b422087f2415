import { type TouchEvent, useRef } from 'react';
import { timings } from '#app/browser/timings.ts';
import type { IslandProps } from '#app/island-frame.tsx';
import type { ShellData } from '#app/page-context.ts';
import { Icon, pause, play } from '#app/ui/icon.tsx';
import { StaticHtml } from '#app/ui/static-html.tsx';
import { useRotation } from '#app/ui/use-play-state.ts';
import { fill } from '#shared/fill.ts';

type QuotesProps = { tagline: string; title: string; authors: string[]; words: ShellData['words']['carousel'] };

/** A finger that moves less far, in px, or more up and down than sideways, does not swipe. */
const leastSwipe = 40;

/**
 * Shows one quote at a time; each dot shows its own, a swipe the next or the last. Hovering pauses the rotation, focus
 * inside stops it (APG carousel). Without script all quotes are shown.
 */
export function Island({ tagline, title, authors, words, parts }: IslandProps<QuotesProps>) {
  const rotation = useRotation(authors.length, timings.testimonial);
  const quotes = authors.map((author, index) => ({ author, html: parts[index] ?? '' }));
  const touched = useRef<{ clientX: number; clientY: number }>(undefined);
  const quotesRef = useRef<HTMLDivElement>(null);

  /** Moves the quotes sideways, in px. */
  function shift(by: number): void {
    quotesRef.current?.style.setProperty('--shift', `${Math.max(-24, Math.min(24, by))}px`);
  }

  function follow({ touches }: TouchEvent): void {
    if (touched.current && touches[0]) shift((touches[0].clientX - touched.current.clientX) / 4);
  }

  function swipe({ changedTouches }: TouchEvent): void {
    shift(0);
    const start = touched.current;
    const end = changedTouches[0];
    if (!start || !end) return;
    const [across, down] = [end.clientX - start.clientX, end.clientY - start.clientY];
    if (Math.abs(across) < leastSwipe || Math.abs(across) < Math.abs(down)) return;
    const isForward = across < 0 !== (document.dir === 'rtl');
    rotation.stop();
    rotation.show((rotation.index + (isForward ? 1 : -1) + authors.length) % authors.length);
  }

  const isCurrent = (index: number) => index === rotation.index;
  return (
    <div className="testimonials" {...rotation.part}>
      <p className="tagline">{tagline}</p>
      <h2 className="visually-hidden">{title}</h2>
      <div
        ref={quotesRef}
        className="quotes rotation"
        aria-live={rotation.moving ? 'off' : 'polite'}
        onTouchStart={({ touches }) => {
          touched.current = touches[0];
        }}
        onTouchMove={follow}
        onTouchEnd={swipe}
        onTouchCancel={() => shift(0)}
      >
        {quotes.map(({ html }, index) => (
          <StaticHtml
            key={html}
            as="figure"
            html={html}
            className="quote"
            data-current={isCurrent(index) ? '' : undefined}
          />
        ))}
      </div>
      <div className="row quote-controls scripted">
        <button
          type="button"
          className="icon-button"
          {...rotation.button}
          aria-label={rotation.running ? words.pause : words.play}
        >
          <Icon icon={rotation.running ? pause : play} size={18} />
        </button>
        {quotes.map(({ author, html }, index) => (
          <button
            key={html}
            type="button"
            className="dot"
            aria-label={fill(words.goTo, { n: index + 1, title: author })}
            aria-current={isCurrent(index) ? 'true' : undefined}
            onClick={() => rotation.show(index)}
          />
        ))}
      </div>
      <StaticHtml html={parts[authors.length] ?? ''} className="row quotes-footer" />
    </div>
  );
}
