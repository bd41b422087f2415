type Headed = { hero: { title: string; titleHighlight?: string } };

/** A page's headline in the two parts that look different; the second may be empty. */
export function headlineOf({ hero }: Headed): { title: string; titleHighlight: string } {
  return { title: hero.title, titleHighlight: hero.titleHighlight ?? '' };
}

export function headlineText(page: Headed): string {
  const { title, titleHighlight } = headlineOf(page);
  return titleHighlight ? `${title} ${titleHighlight}` : title;
}
