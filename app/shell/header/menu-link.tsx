import { memo } from 'react';
import { useLocation } from 'react-router';
import type { ShellData } from '#app/hooks/use-shell.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { localizedPath, splitLocale } from '#site/bundled.ts';

type MenuLinkProps = { to: string; label: string; here: string; className?: string };

/** A link of the navigation that says when it leads `here`, to the page shown (`useHere`). */
export function MenuLink({ here, ...link }: MenuLinkProps) {
  return <Entry {...link} current={link.to === here} />;
}

type MenuLinksProps = { links: ShellData['menus'][number]['links']; here: string; withNotes?: boolean };

export function MenuLinks({ links, here, withNotes }: MenuLinksProps) {
  return (
    <ul>
      {links.map(({ to, label, note }) => (
        <li key={to}>
          <MenuLink to={to} label={label} here={here} />
          {withNotes && note && <small>{note}</small>}
        </li>
      ))}
    </ul>
  );
}

/** Rendered again when it changes only: a page has some sixty of them. */
const Entry = memo(function Entry({
  to,
  label,
  className,
  current,
}: Omit<MenuLinkProps, 'here'> & { current: boolean }) {
  return (
    <SiteLink to={to} className={className} aria-current={current ? 'page' : undefined}>
      <span>{label}</span>
    </SiteLink>
  );
});

/** Returns the address of the page shown as menus write it: the build renders each page at its address with a slash more. */
export function useHere(): string {
  const { locale, path } = splitLocale(useLocation().pathname);
  return localizedPath(path, locale);
}
