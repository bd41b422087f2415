import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { useRotation } from '#app/hooks/use-play-state.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import type { useSwipeCarousel } from '#app/hooks/use-swipe-carousel.ts';

type CarouselControlsProps = { titles: string[]; carousel: ReturnType<typeof useSwipeCarousel> };

export function CarouselControls({ titles, carousel }: CarouselControlsProps) {
  const words = useShell().site.carousel;
  const { index, moving } = carousel;

  function step(by: 1 | -1): void {
    carousel.stop();
    carousel.step(by);
  }

  function show(position: number): void {
    carousel.stop();
    carousel.show(position);
  }

  return (
    <div className="carousel-controls scripted">
      <div className="carousel-row">
        <button type="button" className="icon-button" aria-label={words.previous} onClick={() => step(-1)}>
          <ChevronLeft />
        </button>
        <p className="subheading" aria-live={moving ? 'off' : 'polite'}>
          {titles[index]}{' '}
          <span className="text-fine text-soft">
            {words.slide.replace('$n', String(index + 1)).replace('$total', String(titles.length))}
          </span>
        </p>
        <button type="button" className="icon-button" aria-label={words.next} onClick={() => step(1)}>
          <ChevronRight />
        </button>
      </div>
      <div className="carousel-dots">
        <PauseAndDots
          parts={titles.map((title) => ({ key: title, title }))}
          rotation={carousel}
          iconSize={16}
          show={show}
        />
      </div>
    </div>
  );
}

type PauseAndDotsProps = {
  parts: { key: string; title: string }[];
  rotation: Pick<ReturnType<typeof useRotation>, 'index' | 'running' | 'button'>;
  iconSize: number;
  show: (position: number) => void;
};

/** A button that stops and starts what goes round, and a dot for each of its parts. */
export function PauseAndDots({ parts, rotation, iconSize, show }: PauseAndDotsProps) {
  const words = useShell().site.carousel;
  const { index, running, button } = rotation;
  const Icon = running ? Pause : Play;
  return (
    <>
      <button type="button" className="icon-button" {...button} aria-label={running ? words.pause : words.play}>
        <Icon size={iconSize} />
      </button>
      {parts.map(({ key, title }, position) => (
        <button
          key={key}
          type="button"
          className="dot"
          aria-label={words.goTo.replace('$n', String(position + 1)).replace('$title', title)}
          aria-current={position === index ? 'true' : undefined}
          onClick={() => show(position)}
        />
      ))}
    </>
  );
}
