import type { ShellData } from '#app/page-context.ts';
import { Icon, pause, play } from '#app/ui/icon.tsx';
import { StaticHtml } from '#app/ui/static-html.tsx';
import { fill } from '#shared/fill.ts';
import type { useCarousel } from './use-carousel.ts';

export type CarouselProps = { carousel: ReturnType<typeof useCarousel>; words: ShellData['words']['carousel'] };

type CarouselTrackProps = CarouselProps & {
  'aria-live'?: 'off' | 'polite';
  /** What a slide is while it is none. */
  panel?: (id: string) => object | undefined;
};

export function CarouselTrack({ carousel, words, panel, ...rest }: CarouselTrackProps) {
  const { enabled, slides, index } = carousel;
  // Focusable, so that the arrow keys scroll it.
  const asTrack = { role: 'region', 'aria-label': slides[index]?.label, tabIndex: 0 };
  return (
    <div className="carousel-track" {...carousel.track} {...rest} {...(enabled && asTrack)}>
      {enabled && <SlideCopy html={slides.at(-1)?.html} />}
      {slides.map(({ id, label, html }, slideIndex) => {
        const asSlide = {
          role: 'group',
          'aria-roledescription': words.slideName,
          'aria-label': label,
          inert: slideIndex !== index,
        };
        return (
          <StaticHtml
            key={id}
            html={html}
            id={`panel-${id}`}
            className="carousel-slide"
            data-current={slideIndex === index ? '' : undefined}
            {...(enabled ? asSlide : panel?.(id))}
          />
        );
      })}
      {enabled && <SlideCopy html={slides[0]?.html} />}
    </div>
  );
}

/** Shown during a swipe past either end; hidden from keyboard and screen readers. */
function SlideCopy({ html = '' }: { html: string | undefined }) {
  return <StaticHtml html={html} className="carousel-slide no-print" aria-hidden="true" inert />;
}

/** A button that pauses, and a dot for each slide. */
export function CarouselDots({ carousel, words }: CarouselProps) {
  const { running, slides, visibleIndex } = carousel;
  return (
    <div className="row carousel-dots scripted">
      <button
        type="button"
        className="icon-button"
        {...carousel.button}
        aria-label={running ? words.pause : words.play}
      >
        <Icon icon={running ? pause : play} size={18} />
      </button>
      {slides.map(({ id, label }, slideIndex) => (
        <button
          key={id}
          type="button"
          className="dot"
          aria-label={fill(words.goTo, { n: slideIndex + 1, title: label })}
          aria-current={slideIndex === visibleIndex ? 'true' : undefined}
          onClick={() => carousel.show(slideIndex)}
        />
      ))}
    </div>
  );
}
