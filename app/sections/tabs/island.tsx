import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { timings } from '#app/browser/timings.ts';
import { type CarouselProps, CarouselTrack } from '#app/carousel/carousel.tsx';
import { direction, useCarousel } from '#app/carousel/use-carousel.ts';
import type { IslandProps } from '#app/island-frame.tsx';
import type { ShellData } from '#app/page-context.ts';
import { CarouselControls } from './carousel-controls.tsx';

/** Tabs instead of a carousel: `--from-48rem` of styles/widths.css. */
const wideScreen = '(min-width: 48rem)';

type TabsProps = { title: string; labels: string[]; words: ShellData['words']['carousel'] };

/**
 * Tabs on wide windows, a swipe carousel on narrow ones, both from the same HTML, so that nothing moves when the script
 * has loaded. Without script all panels are shown.
 */
export function Island({ title, labels, words, parts }: IslandProps<TabsProps>) {
  const wide = useWideScreen();
  const narrow = wide === false;
  const carousel = useCarousel({ labels, parts, enabled: narrow, intervalMs: timings.carousel });
  const root = useRef<HTMLDivElement>(null);
  // A tab shows its picture at once.
  useEffect(() => {
    for (const image of root.current?.querySelectorAll('img') ?? []) {
      image.loading = 'eager';
      image.decoding = 'sync';
    }
  }, []);
  const asCarousel = { role: 'region', 'aria-roledescription': words.label, 'aria-label': title };
  const asPanel = (id: string) => ({ role: 'tabpanel', 'aria-labelledby': `tab-${id}`, tabIndex: 0 });
  return (
    <div ref={root} className="tab-frame" {...(narrow && asCarousel)} {...carousel.part}>
      <TabBar carousel={carousel} title={title} wide={wide} />
      <CarouselControls carousel={carousel} words={words} />
      <CarouselTrack carousel={carousel} words={words} panel={wide ? asPanel : undefined} />
    </div>
  );
}

type TabBarProps = { carousel: CarouselProps['carousel']; title: string; wide: boolean | undefined };

/** Tabs with automatic activation (APG): arrows, Home and End move the selection. Without script they have no roles. */
function TabBar({ carousel, title, wide }: TabBarProps) {
  const { slides, index: selected, show } = carousel;
  const bar = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const target = targetOf(event.key, selected, slides.length);
    if (target === undefined) return;
    event.preventDefault();
    show(target);
    bar.current?.querySelectorAll('button')[target]?.focus();
  }

  return (
    <div
      ref={bar}
      className="tab-bar no-print"
      onKeyDown={onKeyDown}
      {...(wide && { role: 'tablist', 'aria-label': title })}
    >
      {slides.map(({ id, label }, index) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          className="tab"
          data-current={index === selected ? '' : undefined}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => show(index)}
          {...(wide && { role: 'tab', 'aria-selected': index === selected, 'aria-controls': `panel-${id}` })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function targetOf(key: string, selected: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowRight: (selected + direction() + count) % count,
    ArrowLeft: (selected - direction() + count) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}

/** Undefined until hydration. A change is rendered at once, or the carousel would scroll by the old width. */
function useWideScreen(): boolean | undefined {
  const [wide, setWide] = useState<boolean>();
  useEffect(() => {
    const query = matchMedia(wideScreen);
    const follow = () => flushSync(() => setWide(query.matches));
    startTransition(() => setWide(query.matches));
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return wide;
}
