type TextLinksProps = {
  links: readonly { label: string; to: string }[] | undefined;
  as?: 'li' | 'dd';
  look?: 'link-alone' | 'link-quiet';
};

export function TextLinks({ links, as: Tag = 'li', look = 'link-alone' }: TextLinksProps) {
  return links?.map(({ label, to }) => (
    <Tag key={to}>
      <a href={to} className={`link ${look}`}>
        {label}
      </a>
    </Tag>
  ));
}
