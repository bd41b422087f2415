/**
 * Runs in the page, as text in its module. Adds a font face and lets every text in view keep its number of lines, and
 * every row that may wrap its rows, so that nothing below moves: a fallback of the right average width still breaks one
 * headline in ten at another word. What would gain or lose a line is set tighter or wider, by steps of 0.4 % of the size
 * of its letters and at most ten of them; what stands in a part comes before the part. Headlines in balanced lines stay as
 * wide as they were, give or take six such steps, so that they break at the same words. To do that for every text costs a
 * phone a layout more.
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
  const range = new Range();
  const measure = (part: HTMLElement) => {
    const lines: number[] = [];
    let letters = 0;
    for (const text of part.childNodes)
      if (text.nodeType === Node.TEXT_NODE) {
        range.selectNode(text);
        for (const { width } of range.getClientRects()) lines.push(width);
        letters += text.nodeValue?.length ?? 0;
      }
    const { fontSize, letterSpacing } = getComputedStyle(part);
    return {
      part,
      lines,
      letters,
      width: lines.reduce((sum, line) => sum + line, 0),
      size: Number.parseFloat(fontSize),
      spacing: Number.parseFloat(letterSpacing) || 0,
    };
  };
  const balanced = parts.filter((part) => getComputedStyle(part).textWrap === 'balance').map(measure);
  const heights = new Map(parts.map((part) => [part, part.offsetHeight]));
  addFace();
  // All are measured before one is set: a part hands its spacing down to those in it, and breaks by theirs, set before it.
  const turns = balanced.map((before) => ({ before, now: measure(before.part) }));
  for (const { before, now } of turns.reverse()) {
    const { part, letters, size } = now;
    const even = now.spacing + (letters && (before.width - now.width) / letters);
    const breaksElsewhere = () =>
      measure(part).lines.some((line, at) => Math.abs(line - (before.lines[at] ?? 0)) > size);
    part.style.letterSpacing = `${even}px`;
    for (let step = 2; step < 14 && breaksElsewhere(); step++)
      part.style.letterSpacing = `${even + (step % 2 ? 0.004 : -0.004) * Math.floor(step / 2) * size}px`;
  }
  for (const part of parts.reverse()) {
    const kept = part.style.letterSpacing;
    const { fontSize, letterSpacing, lineHeight } = getComputedStyle(part);
    const surplus = () => (part.offsetHeight - (heights.get(part) ?? 0)) / Number.parseFloat(lineHeight);
    const way = -Math.sign(surplus());
    for (let step = 1; step <= 10 && Math.abs(surplus()) > 0.5; step++) {
      const change = way * step * 0.004 * Number.parseFloat(fontSize);
      part.style.letterSpacing = `${(Number.parseFloat(letterSpacing) || 0) + change}px`;
    }
    if (Math.abs(surplus()) > 0.5) part.style.letterSpacing = kept;
  }
}
