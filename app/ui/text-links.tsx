import { SiteLink } from './site-link.tsx';

type TextLinksProps = {
  links: readonly { label: string; to: string }[] | undefined;
  /** The element around each. */
  as?: 'li' | 'dd';
  look?: 'link-alone' | 'link-quiet';
};

/** Links that stand in a list, a line or a place each. */
export function TextLinks({ links, as: Part = 'li', look = 'link-alone' }: TextLinksProps) {
  return links?.map(({ label, to }) => (
    <Part key={to}>
      <SiteLink to={to} className={`link ${look}`}>
        {label}
      </SiteLink>
    </Part>
  ));
}
