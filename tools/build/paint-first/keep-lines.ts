/**
 * Runs in the page, as text in its module. Measures, has the font faces added in a task of its own, and lets every text in
 * view keep its number of lines, and every row that may wrap its rows, so that nothing below moves: a fallback of the
 * right average width still breaks one headline in ten at another word. The top of a page that opens further down keeps
 * its lines too: the page is then as long as it was for who comes back to it. What would gain or lose a line is set tighter or
 * wider, by steps of 0.4 % of the size of its letters and at most ten of them; what stands in a part comes before the
 * part. Headlines in balanced lines stay as wide as they were, give or take five such steps, so that they break at the same
 * words. One that still breaks elsewhere is left as it was designed, and so is a figure or a name of a few letters, which
 * cannot break: an eye sees letters that stand apart sooner than another word at the end of a line. To do that for every
 * text costs a phone a layout more. Spacing is set in em: it outlives a turned phone and a print, where letters have
 * another size.
 */
export async function keepLines(addFaces: () => void): Promise<void> {
  const inView = (part: Element) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top < innerHeight && (bottom > 0 || top + scrollY < innerHeight);
  };
  // To ask for the place of what is laid out later would have it laid out now: sections that wait for the whole style sheet are not
  // seen yet, nor are the slides after the first.
  const sections = [...document.querySelectorAll('main section')].filter(
    (section) =>
      !section.parentElement?.closest('section') &&
      inView(section) &&
      getComputedStyle(section).contentVisibility !== 'hidden',
  );
  const parts = sections
    .flatMap((section) => [...section.querySelectorAll<HTMLElement>('*')])
    .filter((part) => {
      // A foreign phrase breaks with the text around it.
      if (part.lang || part.closest('.tab-slide ~ .tab-slide') || !inView(part)) return false;
      const hasText = [...part.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return hasText || getComputedStyle(part).flexWrap === 'wrap';
    });
  const range = new Range();
  const linesOf = (part: HTMLElement) =>
    [...part.childNodes].flatMap((text) => {
      if (text.nodeType !== Node.TEXT_NODE) return [];
      range.selectNode(text);
      return [...range.getClientRects()].map(({ width }) => width);
    });
  const widthOf = (lines: number[]) => lines.reduce((sum, line) => sum + line, 0);
  const headlines = parts
    .filter((part) => getComputedStyle(part).textWrap === 'balance')
    .map((part) => {
      const { fontSize, letterSpacing } = getComputedStyle(part);
      const size = Number.parseFloat(fontSize);
      const own = [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const letters = own.reduce((sum, { nodeValue }) => sum + (nodeValue?.length ?? 0), 0);
      return { part, size, letters, spacing: Number.parseFloat(letterSpacing) / size || 0, lines: linesOf(part) };
    })
    .filter(({ letters }) => letters >= 12);
  const heights = new Map(parts.map((part) => [part, part.offsetHeight]));
  await new Promise((resolve) => setTimeout(resolve));
  addFaces();
  // All are measured before one is set, here and in each round below: each change between two looks costs a layout.
  const widths = headlines.map(({ part }) => widthOf(linesOf(part)));
  let wrong = headlines.map((headline, index) => {
    const surplus = (widthOf(headline.lines) - (widths[index] ?? 0)) / headline.size;
    return { ...headline, spacing: headline.spacing + surplus / headline.letters };
  });
  for (let step = 1; step < 12 && wrong.length > 0; step++) {
    for (const { part, spacing } of wrong)
      part.style.letterSpacing = `${spacing + (step % 2 ? 0.004 : -0.004) * Math.floor(step / 2)}em`;
    wrong = wrong.filter(({ part, size, lines }) =>
      linesOf(part).some((line, at) => Math.abs(line - (lines[at] ?? 0)) > size),
    );
  }
  for (const { part } of wrong) part.style.letterSpacing = '';
  for (const part of parts.reverse()) {
    const surplus = () =>
      (part.offsetHeight - (heights.get(part) ?? 0)) / Number.parseFloat(getComputedStyle(part).lineHeight);
    if (Math.abs(surplus()) <= 0.5) continue;
    const way = -Math.sign(surplus());
    const kept = part.style.letterSpacing;
    const { fontSize, letterSpacing } = getComputedStyle(part);
    const spacing = Number.parseFloat(letterSpacing) / Number.parseFloat(fontSize) || 0;
    for (let step = 1; step <= 10 && Math.abs(surplus()) > 0.5; step++)
      part.style.letterSpacing = `${spacing + way * step * 0.004}em`;
    if (Math.abs(surplus()) > 0.5) part.style.letterSpacing = kept;
  }
}
