import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  startTransition,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { wideScreen } from '#app/hooks/timings.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { SectionHeading } from '#app/ui/heading.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { type Tab, TabPanel } from './tab-panel.tsx';
import { direction, useSwipeCarousel } from './use-swipe-carousel.ts';

/**
 * Tabs on wide windows, a swipe carousel on narrow ones, both from the same HTML, so that nothing moves when the script
 * has loaded. Without script all panels are shown.
 */
export function Section({ view: tabs, frame, page: { pattern } }: SectionProps<'tabs'>) {
  const { service, carousel: words } = useShell().words;
  // Two sections of a page may have the same keys.
  const prefix = useId();
  const entries = Object.entries(tabs.tabContent).map(([key, tab]) => ({ key: prefix + key, tab }));
  const wide = useWideScreen();
  const narrow = wide === false;
  const carousel = useSwipeCarousel(entries.length, narrow);
  const copies = narrow ? [entries.at(-1), entries[0]] : [];
  const root = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(root, narrow);
  const asCarousel = { role: 'region', 'aria-roledescription': words.label, 'aria-label': tabs.sectionTitle };
  // Focusable, so that the arrow keys scroll it.
  const asTrack = { role: 'region', 'aria-label': entries[carousel.index]?.tab.label, tabIndex: 0 };
  return (
    <SectionFrame {...frame} className="tabs" data-pattern={pattern}>
      <div className="container">
        <SectionHeading
          tagline={service.tag}
          title={tabs.sectionTitle}
          description={tabs.sectionDescription}
          layout="split"
        />
      </div>
      <div className="container container-wide">
        <div ref={root} className="tab-frame" onFocusCapture={keptFocus} {...(narrow && asCarousel)} {...carousel.part}>
          <TabBar
            entries={entries}
            label={tabs.sectionTitle}
            wide={wide}
            selected={carousel.index}
            select={carousel.show}
          />
          <CarouselControls titles={entries.map(({ tab }) => tab.label)} carousel={carousel} />
          <div
            ref={carousel.track}
            className="tab-track"
            {...(narrow && asTrack)}
            onScroll={carousel.onScroll}
            onPointerDown={carousel.stop}
            onWheel={carousel.stop}
          >
            {copies[0] && <SlideCopy tab={copies[0].tab} />}
            {entries.map(({ key, tab }, index) => (
              <Slide key={key} id={key} tab={tab} wide={wide} current={index === carousel.index} />
            ))}
            {copies[1] && <SlideCopy tab={copies[1].tab} />}
          </div>
        </div>
      </div>
    </SectionFrame>
  );
}

/** When the window becomes narrow the tabs disappear: focus on one of them moves to the slides (WCAG 2.4.3). */
function useKeptFocus(root: RefObject<HTMLElement | null>, narrow: boolean): (event: FocusEvent) => void {
  const last = useRef<Element>(null);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === last.current;
    if (!narrow || !isLost || !last.current?.matches('.tab, .tab-slide')) return;
    root.current?.querySelector<HTMLElement>('.tab-track')?.focus({ preventScroll: true });
  }, [root, narrow]);
  return ({ target }) => {
    last.current = target;
  };
}

type TabBarProps = {
  entries: { key: string; tab: Tab }[];
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
      {entries.map(({ key, tab }, index) => (
        <button
          key={key}
          id={`tab-${key}`}
          type="button"
          className="tab"
          data-current={index === selected ? '' : undefined}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => select(index)}
          {...(wide && { role: 'tab', 'aria-selected': index === selected, 'aria-controls': `panel-${key}` })}
        >
          {tab.label}
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

type SlideProps = { id: string; tab: Tab; wide: boolean | undefined; current: boolean };

function Slide({ id, tab, wide, current }: SlideProps) {
  const { carousel } = useShell().words;
  const asPanel = { role: 'tabpanel', 'aria-labelledby': `tab-${id}`, tabIndex: 0 };
  const asSlide = {
    role: 'group',
    'aria-roledescription': carousel.slideName,
    'aria-label': tab.label,
    inert: !current,
  };
  return (
    <div
      id={`panel-${id}`}
      className="tab-slide"
      data-current={current ? '' : undefined}
      {...(wide && asPanel)}
      {...(wide === false && asSlide)}
    >
      <TabPanel tab={tab} />
    </div>
  );
}

/** Shown during a swipe past either end; hidden from keyboard and screen readers. Filled after hydration. */
function SlideCopy({ tab }: { tab: Tab }) {
  const shown = useDeferredValue(tab, undefined);
  return (
    <div className="tab-slide no-print" aria-hidden="true" inert>
      {shown && <TabPanel tab={shown} />}
    </div>
  );
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
