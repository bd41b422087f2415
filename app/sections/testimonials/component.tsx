import type { SectionProps } from '#app/content/page.ts';
import { timings } from '#app/hooks/timings.ts';
import { useRotation } from '#app/hooks/use-play-state.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { OnwardLink } from '#app/shell/onward-link.tsx';
import { SampleLabel } from '#app/shell/sample/sample-label.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import { PauseAndDots } from '../tabs/carousel-controls.tsx';

/**
 * Quotes one at a time, one each 3000 ms, wrapping; a dot jumps to its quote. A resting mouse holds it,
 * the focus inside stops it (APG carousel). Without script all quotes are shown.
 */
export function Section({ content: testimonials, surface }: SectionProps<'testimonials'>) {
  const { carousel } = useShell().site;
  const { items, tagline, title, more } = testimonials;
  const rotation = useRotation(items.length, timings.testimonial);
  return (
    <SectionFrame
      surface={surface}
      id={testimonials.id}
      aria-roledescription={carousel.label}
      aria-label={title}
      {...rotation.part}
    >
      <div className="container testimonials">
        <p className="tag">{tagline}</p>
        <h2 className="visually-hidden">{title}</h2>
        <div className="quotes" aria-live={rotation.moving ? 'off' : 'polite'}>
          {items.map(({ quote, author }, position) => (
            <figure key={quote} className="quote" data-current={position === rotation.index ? '' : undefined}>
              <blockquote className="subheading">{quote}</blockquote>
              <figcaption className="mt-6 text-soft">{author}</figcaption>
            </figure>
          ))}
        </div>
        <div className="quote-controls scripted">
          <PauseAndDots
            parts={items.map(({ quote, author }) => ({ key: quote, title: author }))}
            rotation={rotation}
            iconSize={18}
            show={rotation.show}
          />
        </div>
        <SampleLabel of={items} />
        {more && <OnwardLink {...more} />}
      </div>
    </SectionFrame>
  );
}
