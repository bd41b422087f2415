type TextLinksProps = {
  links: readonly { label: string; to: string }[] | undefined;
  as?: 'li' | 'dd';
  look?: 'link-alone' | 'link-quiet';
};

export function TextLinks({ links, as: Part = 'li', look = 'link-alone' }: TextLinksProps) {
  return links?.map(({ label, to }) => (
    <Part key={to}>
      <a href={to} className={`link ${look}`}>
        {label}
      </a>
    </Part>
  ));
}
