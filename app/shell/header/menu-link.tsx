import { memo } from 'react';
import { useLocation } from 'react-router';
import type { ShellData } from '#app/hooks/use-shell.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { localizedPath, splitLocale } from '#site/bundled.ts';

type MenuLinkProps = { to: string; label: string; here: string; className?: string };

/** `here` is the address of the page shown (`useHere`). */
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

/** Memoized, as a page has some sixty of them. */
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

/** The address of the page shown as menus have it: the build renders pages with a slash at the end. */
export function useHere(): string {
  const { locale, path } = splitLocale(useLocation().pathname);
  return localizedPath(path, locale);
}
