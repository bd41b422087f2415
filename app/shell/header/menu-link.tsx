import { type ShellData, useLocalizedPath, usePage } from '#app/page-context.ts';

export function MenuLink({ to, label, className }: { to: string; label: string; className?: string }) {
  const isHere = useIsHere();
  return (
    <a href={to} className={className} aria-current={isHere(to) ? 'page' : undefined}>
      <span>{label}</span>
    </a>
  );
}

type Menu = ShellData['menus'][number];

export function MenuLinks({ links, all }: { links: Menu['links']; all?: Menu['all'] }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <MenuLink to={to} label={label} />
        </li>
      ))}
      {all && (
        <li>
          <MenuLink {...all} />
        </li>
      )}
    </ul>
  );
}

/** Tells whether an address is that of the page shown. */
export function useIsHere(): (address: string) => boolean {
  const here = useLocalizedPath()(usePage().path);
  return (address) => address === here;
}
