import { type ShellData, useAddress, usePage } from '#app/page-context.ts';
import { SiteLink } from '#app/ui/site-link.tsx';

export function MenuLink({ to, label, className }: { to: string; label: string; className?: string }) {
  const isHere = useIsHere();
  return (
    <SiteLink to={to} className={className} aria-current={isHere(to) ? 'page' : undefined}>
      <span>{label}</span>
    </SiteLink>
  );
}

export function MenuLinks({ links }: { links: ShellData['menus'][number]['links'] }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <MenuLink to={to} label={label} />
        </li>
      ))}
    </ul>
  );
}

/** Tells whether an address is that of the page shown. */
export function useIsHere(): (address: string) => boolean {
  const here = useAddress()(usePage().path);
  return (address) => address === here;
}
