import type { ShellData } from '#app/page-context.ts';
import { chevronLeft, chevronRight, Icon, pause, play } from '#app/ui/icon.tsx';
import { fill } from '#shared/fill.ts';
import type { useSwipeCarousel } from './use-swipe-carousel.ts';

type CarouselControlsProps = {
  labels: string[];
  words: ShellData['words']['carousel'];
  carousel: ReturnType<typeof useSwipeCarousel>;
};

export function CarouselControls({ labels, words, carousel }: CarouselControlsProps) {
  const { near, running, moving } = carousel;

  function act(action: () => void) {
    return () => {
      carousel.stop();
      action();
    };
  }

  return (
    <div className="carousel-controls scripted">
      <div className="space-between carousel-row">
        <button
          type="button"
          className="icon-button"
          aria-label={words.previous}
          onClick={act(() => carousel.step(-1))}
        >
          <Icon icon={chevronLeft} className="mirrored" />
        </button>
        <p className="subheading" aria-live={moving ? 'off' : 'polite'}>
          {labels[near]}{' '}
          <span className="text-fine text-soft">{fill(words.slide, { n: near + 1, total: labels.length })}</span>
        </p>
        <button type="button" className="icon-button" aria-label={words.next} onClick={act(() => carousel.step(1))}>
          <Icon icon={chevronRight} className="mirrored" />
        </button>
      </div>
      <div className="row carousel-dots">
        <button
          type="button"
          className="icon-button"
          {...carousel.button}
          aria-label={running ? words.pause : words.play}
        >
          <Icon icon={running ? pause : play} size={16} />
        </button>
        {labels.map((title, position) => (
          <button
            key={title}
            type="button"
            className="dot"
            aria-label={fill(words.goTo, { n: position + 1, title })}
            aria-current={position === near ? 'true' : undefined}
            onClick={act(() => carousel.show(position))}
          />
        ))}
      </div>
    </div>
  );
}
