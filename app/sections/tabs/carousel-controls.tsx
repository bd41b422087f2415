import { CarouselDots, type CarouselProps } from '#app/carousel/carousel.tsx';
import { chevronLeft, chevronRight, Icon } from '#app/ui/icon.tsx';
import { fill } from '#shared/fill.ts';

export function CarouselControls({ carousel, words }: CarouselProps) {
  const { slides, visibleIndex, moving } = carousel;
  return (
    <div className="carousel-controls scripted">
      <div className="space-between carousel-row">
        <button type="button" className="icon-button" aria-label={words.previous} onClick={() => carousel.step(-1)}>
          <Icon icon={chevronLeft} className="mirrored" />
        </button>
        <p className="subheading" aria-live={moving ? 'off' : 'polite'}>
          {slides[visibleIndex]?.label}{' '}
          <span className="text-fine text-soft">
            {fill(words.slide, { n: visibleIndex + 1, total: slides.length })}
          </span>
        </p>
        <button type="button" className="icon-button" aria-label={words.next} onClick={() => carousel.step(1)}>
          <Icon icon={chevronRight} className="mirrored" />
        </button>
      </div>
      <CarouselDots carousel={carousel} words={words} />
    </div>
  );
}
