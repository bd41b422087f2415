/**
 * Moves the focus to the first heading in a part of the page, or to the part itself where it has none, without scrolling. A
 * screen reader says the heading; the part as a whole has no name and is read from end to end (WCAG 2.4.3).
 */
export function focusHeading(part: HTMLElement): void {
  const place = part.querySelector<HTMLElement>('h1, h2, h3') ?? part;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
