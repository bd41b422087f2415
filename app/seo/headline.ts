type Headed = { hero: { title: string; titleHighlight?: string } };

/** The two parts of a headline that stand out differently; the second may be empty. */
export function headlineOf({ hero }: Headed): { title: string; titleHighlight: string } {
  return { title: hero.title, titleHighlight: hero.titleHighlight ?? '' };
}

export function headlineText(page: Headed): string {
  const { title, titleHighlight } = headlineOf(page);
  return titleHighlight ? `${title} ${titleHighlight}` : title;
}
