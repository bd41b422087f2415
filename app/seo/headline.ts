type Head = { title: string; titleHighlight?: string | undefined };

export function headlineText({ title, titleHighlight }: Head): string {
  return titleHighlight ? `${title} ${titleHighlight}` : title;
}
