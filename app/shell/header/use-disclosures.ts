import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { timings } from '#app/hooks/timings.ts';

/**
 * Disclosure navigation (APG) with at most one panel open. A mouse opens a panel by hovering, and it closes soon after
 * the mouse has left. A click pins it; Escape closes it and returns the focus; a panel with the focus stays open
 * (WCAG 1.4.13). All close after a navigation and after a click on a link, which may lead to the same page.
 */
export function useDisclosures() {
  /** Null when none is open. Undefined until hydration: CSS opens panels then, and `aria-expanded` cannot say so. */
  const [open, setOpen] = useState<string | null>();
  const [pinned, setPinned] = useState(false);
  const row = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { pathname } = useLocation();

  function change(next: string | null, pin = false): void {
    clearTimeout(timer.current);
    setOpen(next);
    setPinned(pin);
  }

  /** Focus inside the panel returns to its button. */
  function close(): void {
    groupWithFocus(row.current)?.querySelector('button')?.focus();
    change(null);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each change of page
  useEffect(() => {
    startTransition(() => change(null));
    return () => clearTimeout(timer.current);
  }, [pathname]);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!row.current?.contains(event.target as Node)) change(null);
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const listening = new AbortController();
    document.addEventListener('pointerdown', closeOutside, listening);
    document.addEventListener('keydown', closeByEscape, listening);
    return () => listening.abort();
  });

  function groupProps(key: string) {
    return {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        if (open === key || panelHoldsFocus(row.current)) return;
        change(key);
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType !== 'mouse' || open !== key || pinned) return;
        timer.current = setTimeout(() => {
          if (!panelHoldsFocus(row.current)) change(null);
        }, timings.dropdownClose);
      },
      onClick({ target }: MouseEvent) {
        if ((target as Element).closest('a')) close();
      },
      onBlur(event: FocusEvent<HTMLElement>) {
        const goesElsewhere = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget as Node);
        if (open === key && goesElsewhere) change(null);
      },
    };
  }

  function buttonProps(key: string) {
    return {
      'aria-expanded': open === undefined ? undefined : open === key,
      onClick() {
        if (open === key && pinned) change(null);
        else change(key, true);
      },
    };
  }

  return { open, row, groupProps, buttonProps };
}

function groupWithFocus(row: HTMLElement | null): Element | undefined {
  return [...(row?.children ?? [])].find((group) => group.contains(document.activeElement));
}

function panelHoldsFocus(row: HTMLElement | null): boolean {
  const panel = groupWithFocus(row)?.querySelector('[data-panel]');
  return panel?.contains(document.activeElement) === true;
}
