/**
 * Runs in the page, as text in its module. Adds a font face and lets every text in view keep its number of lines, and
 * every row that may wrap its rows, so that nothing below moves: a fallback of the right average width still breaks one
 * headline in ten at another word. What would gain or lose a line is set tighter or wider, by steps of 0.4 % of the size
 * of its letters and at most ten of them; what stands in a part comes before the part.
 */
export function keepLines(addFace: () => void): void {
  const inView = (part: Element) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  // By section: to ask for the place of what is laid out later would have it laid out now.
  const sections = [...document.querySelectorAll('main section:not(section section)')].filter(inView);
  const parts = sections
    .flatMap((section) => [...section.querySelectorAll<HTMLElement>('*')])
    .filter((part) => {
      if (!inView(part)) return false;
      const hasText = [...part.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return hasText || getComputedStyle(part).flexWrap === 'wrap';
    });
  const heights = new Map(parts.map((part) => [part, part.offsetHeight]));
  addFace();
  for (const part of parts.reverse()) {
    const { fontSize, letterSpacing, lineHeight } = getComputedStyle(part);
    const surplus = () => (part.offsetHeight - (heights.get(part) ?? 0)) / Number.parseFloat(lineHeight);
    const way = -Math.sign(surplus());
    for (let step = 1; step <= 10 && Math.abs(surplus()) > 0.5; step++) {
      const change = way * step * 0.004 * Number.parseFloat(fontSize);
      part.style.letterSpacing = `${(Number.parseFloat(letterSpacing) || 0) + change}px`;
    }
    if (Math.abs(surplus()) > 0.5) part.style.letterSpacing = '';
  }
}
