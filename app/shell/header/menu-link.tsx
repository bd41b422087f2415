import { type ShellData, useLocalizedPath, usePage } from '#app/page-context.ts';

export function MenuLink({ to, label, className }: { to: string; label: string; className?: string }) {
  const isHere = useIsCurrentPage();
  return (
    <a href={to} className={className} aria-current={isHere(to) ? 'page' : undefined}>
      <span>{label}</span>
    </a>
  );
}

type Menu = ShellData['menus'][number];

export function MenuLinks({ links, indexLink }: { links: Menu['links']; indexLink?: Menu['indexLink'] }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <MenuLink to={to} label={label} />
        </li>
      ))}
      {indexLink && (
        <li>
          <MenuLink {...indexLink} />
        </li>
      )}
    </ul>
  );
}

/** Tells whether an address is that of the page shown. */
export function useIsCurrentPage(): (address: string) => boolean {
  const currentAddress = useLocalizedPath()(usePage().path);
  return (address) => address === currentAddress;
}
