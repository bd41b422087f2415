import { timings } from './timings.ts';

/**
 * What the groups of the navigation bar, `<details>` of one name, do beyond opening by a click. A mouse opens a group
 * by hovering, and it closes soon after the mouse has left; a click pins it. Escape closes it and returns the focus; a
 * group with the focus inside stays open (WCAG 1.4.13). All are closed on a page that Back shows again.
 */
export function startMenus(): void {
  const nav = document.querySelector('.desk-nav');
  const groups = [...document.querySelectorAll<HTMLDetailsElement>('.nav-group')];
  let pinned: HTMLDetailsElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function closeAll(): void {
    clearTimeout(timer);
    pinned = undefined;
    for (const group of groups) group.open = false;
  }

  for (const group of groups) {
    const button = group.querySelector('summary');
    group.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer);
      if (!group.open && !groups.some(holdsFocus)) closeAll();
      group.open ||= !groups.some(holdsFocus);
    });
    group.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'mouse' || pinned === group) return;
      timer = setTimeout(() => !groups.some(holdsFocus) && closeAll(), timings.dropdownClose);
    });
    button?.addEventListener('click', (event) => {
      clearTimeout(timer);
      // The mouse has opened it already.
      if (group.open && pinned !== group) event.preventDefault();
      pinned = group.open && pinned === group ? undefined : group;
    });
    group.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget && !group.contains(relatedTarget as Node)) group.open = false;
    });
  }

  // Panels open with their pictures.
  nav?.addEventListener('pointerenter', () => {
    for (const image of nav.querySelectorAll('img')) image.loading = 'eager';
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    groups.find(holdsFocus)?.querySelector('summary')?.focus();
    closeAll();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!groups.some((group) => group.contains(target as Node))) closeAll();
  });
  // A link inside a group may lead to the page that is shown.
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('.nav-panel a')) closeAll();
  });
  addEventListener('pageshow', closeAll);
}

/** Focus on the button of a group does not keep it open. */
function holdsFocus(group: HTMLDetailsElement): boolean {
  const focused = document.activeElement;
  return group.open && group.contains(focused) && focused?.localName !== 'summary';
}
