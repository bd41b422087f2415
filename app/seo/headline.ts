type Headed = { hero: { title: string; titleHighlight?: string } };

/** Takes a page's content, gives its headline in the two parts that stand out differently; the second may be empty. */
export function headlineOf({ hero }: Headed): { title: string; titleHighlight: string } {
  return { title: hero.title, titleHighlight: hero.titleHighlight ?? '' };
}

/** Takes a page's content, gives its headline as one sentence, as it is read aloud. */
export function headlineText(page: Headed): string {
  const { title, titleHighlight } = headlineOf(page);
  return titleHighlight ? `${title} ${titleHighlight}` : title;
}
