import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { timings } from '#app/hooks/timings.ts';
import { useRotation } from '#app/hooks/use-play-state.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { OnwardLink } from '#app/ui/onward-link.tsx';
import { SampleLabel } from '#app/ui/sample-label.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import { fill } from '#shared/fill.ts';
import type { SectionProps } from '../definitions.ts';

/**
 * Shows one quote at a time; each dot shows its own. Hovering pauses the rotation, focus inside stops it (APG
 * carousel). Without script all quotes are shown.
 */
export function Section({ view: testimonials, frame }: SectionProps<'testimonials'>) {
  const { carousel } = useShell().words;
  const { items, tagline, title, more } = testimonials;
  const rotation = useRotation(items.length, timings.testimonial);
  // Real quotes have no label for samples below them.
  const isMixed = items.some(({ sample }) => !sample);
  const Icon = rotation.running ? Pause : Play;
  return (
    <SectionFrame {...frame} slim aria-roledescription={carousel.label} aria-label={title} {...rotation.part}>
      <div className="container testimonials">
        <p className="tagline">{tagline}</p>
        <h2 className="visually-hidden">{title}</h2>
        <div className="quotes rotation" aria-live={rotation.moving ? 'off' : 'polite'}>
          {items.map((item, position) => {
            const current = position === rotation.index;
            return (
              <figure key={item.quote} className="quote" data-current={current ? '' : undefined}>
                {item.result && (
                  <p className="quote-result text-soft">
                    <b className="heading key-figure">{item.result.value}</b> {item.result.label}
                  </p>
                )}
                <blockquote className="subheading">{item.quote}</blockquote>
                <figcaption className="mt-4 text-soft">{item.author}</figcaption>
                {isMixed && <SampleLabel of={[item]} />}
              </figure>
            );
          })}
        </div>
        <div className="row quote-controls scripted">
          <button
            type="button"
            className="icon-button"
            {...rotation.button}
            aria-label={rotation.running ? carousel.pause : carousel.play}
          >
            <Icon size={18} />
          </button>
          {items.map((item, position) => (
            <button
              key={item.quote}
              type="button"
              className="dot"
              aria-label={fill(carousel.goTo, { n: position + 1, title: item.author })}
              aria-current={position === rotation.index ? 'true' : undefined}
              onClick={() => rotation.show(position)}
            />
          ))}
        </div>
        <div className="row quotes-footer">
          {more && <OnwardLink {...more} />}
          {!isMixed && <SampleLabel of={items} />}
        </div>
      </div>
    </SectionFrame>
  );
}
