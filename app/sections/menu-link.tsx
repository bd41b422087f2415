import { useLocation } from 'react-router';
import { localizedPath, splitLocale } from '#content/locale.ts';
import { SiteLink } from '../primitives/site-link.tsx';

type MenuLinkProps = { to: string; label: string; className?: string };

/** A link of the navigation that says when it leads to the page shown. */
export function MenuLink({ to, label, className }: MenuLinkProps) {
  const here = useHere();
  return (
    <SiteLink to={to} className={className} aria-current={to === here ? 'page' : undefined}>
      <span>{label}</span>
    </SiteLink>
  );
}

/** Gives the address of the page shown as menus write it: the build renders each page at its address with a slash more. */
export function useHere(): string {
  const { locale, path } = splitLocale(useLocation().pathname);
  return localizedPath(path, locale);
}
