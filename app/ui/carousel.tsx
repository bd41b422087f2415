import type { ShellData } from '#app/page-context.ts';
import { fill } from '#shared/fill.ts';
import { Icon, pause, play } from './icon.tsx';
import { StaticHtml } from './static-html.tsx';
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
      {slides.map(({ id, label, html }, at) => {
        const asSlide = {
          role: 'group',
          'aria-roledescription': words.slideName,
          'aria-label': label,
          inert: at !== index,
        };
        return (
          <StaticHtml
            key={id}
            html={html}
            id={`panel-${id}`}
            className="carousel-slide"
            data-current={at === index ? '' : undefined}
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
  const { running, slides, near } = carousel;
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
      {slides.map(({ id, label }, at) => (
        <button
          key={id}
          type="button"
          className="dot"
          aria-label={fill(words.goTo, { n: at + 1, title: label })}
          aria-current={at === near ? 'true' : undefined}
          onClick={() => carousel.show(at)}
        />
      ))}
    </div>
  );
}
