import { type KeyboardEvent, startTransition, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IslandProps } from '#app/island-frame.tsx';
import type { ShellData } from '#app/page-context.ts';
import { StaticHtml } from '#app/ui/static-html.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { direction, useSwipeCarousel } from './use-swipe-carousel.ts';

/** Tabs instead of a carousel: `--from-48rem` of styles/widths.css. */
const wideScreen = '(min-width: 48rem)';

type TabsProps = { title: string; labels: string[]; words: ShellData['words']['carousel'] };

/**
 * Tabs on wide windows, a swipe carousel on narrow ones, both from the same HTML, so that nothing moves when the script
 * has loaded. Without script all panels are shown.
 */
export function Island({ title, labels, words, parts }: IslandProps<TabsProps>) {
  // Two sections of a page may have the same labels.
  const prefix = useId();
  const entries = labels.map((label, index) => ({ id: `${prefix}${index}`, label, html: parts[index] ?? '' }));
  const wide = useWideScreen();
  const narrow = wide === false;
  const carousel = useSwipeCarousel(entries.length, narrow);
  const copies = narrow ? [entries.at(-1), entries[0]] : [];
  const root = useRef<HTMLDivElement>(null);
  // A tab shows its picture at once.
  useEffect(() => {
    for (const image of root.current?.querySelectorAll('img') ?? []) {
      image.loading = 'eager';
      image.decoding = 'sync';
    }
  }, []);
  const asCarousel = { role: 'region', 'aria-roledescription': words.label, 'aria-label': title };
  // Focusable, so that the arrow keys scroll it.
  const asTrack = { role: 'region', 'aria-label': entries[carousel.index]?.label, tabIndex: 0 };
  return (
    <div ref={root} className="tab-frame" {...(narrow && asCarousel)} {...carousel.part}>
      <TabBar entries={entries} label={title} wide={wide} selected={carousel.index} select={carousel.show} />
      <CarouselControls labels={labels} words={words} carousel={carousel} />
      <div
        ref={carousel.track}
        className="tab-track"
        {...(narrow && asTrack)}
        onScroll={carousel.onScroll}
        onTouchStart={carousel.onTouch}
        onTouchEnd={carousel.onTouch}
        onTouchCancel={carousel.onTouch}
        onPointerDown={carousel.stop}
        onWheel={carousel.stop}
      >
        {copies[0] && <SlideCopy html={copies[0].html} />}
        {entries.map((entry, index) => (
          <Slide key={entry.id} {...entry} wide={wide} current={index === carousel.index} slideName={words.slideName} />
        ))}
        {copies[1] && <SlideCopy html={copies[1].html} />}
      </div>
    </div>
  );
}

type TabBarProps = {
  entries: { id: string; label: string }[];
  label: string;
  wide: boolean | undefined;
  selected: number;
  select: (index: number) => void;
};

/** Tabs with automatic activation (APG): arrows, Home and End move the selection. Without script they have no roles. */
function TabBar({ entries, label, wide, selected, select }: TabBarProps) {
  const bar = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const target = targetOf(event.key, selected, entries.length);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
    bar.current?.querySelectorAll('button')[target]?.focus();
  }

  return (
    <div
      ref={bar}
      className="tab-bar no-print"
      onKeyDown={onKeyDown}
      {...(wide && { role: 'tablist', 'aria-label': label })}
    >
      {entries.map((entry, index) => (
        <button
          key={entry.id}
          id={`tab-${entry.id}`}
          type="button"
          className="tab"
          data-current={index === selected ? '' : undefined}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => select(index)}
          {...(wide && { role: 'tab', 'aria-selected': index === selected, 'aria-controls': `panel-${entry.id}` })}
        >
          {entry.label}
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

type SlideProps = {
  id: string;
  label: string;
  html: string;
  wide: boolean | undefined;
  current: boolean;
  slideName: string;
};

function Slide({ id, label, html, wide, current, slideName }: SlideProps) {
  const asPanel = { role: 'tabpanel', 'aria-labelledby': `tab-${id}`, tabIndex: 0 };
  const asSlide = { role: 'group', 'aria-roledescription': slideName, 'aria-label': label, inert: !current };
  return (
    <StaticHtml
      html={html}
      id={`panel-${id}`}
      className="tab-slide"
      data-current={current ? '' : undefined}
      {...(wide && asPanel)}
      {...(wide === false && asSlide)}
    />
  );
}

/** Shown during a swipe past either end; hidden from keyboard and screen readers. */
function SlideCopy({ html }: { html: string }) {
  return <StaticHtml html={html} className="tab-slide no-print" aria-hidden="true" inert />;
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
