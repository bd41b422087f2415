import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ShellData, useAddress, useShell } from '#app/hooks/use-shell.ts';
import { fixedPaths } from '#site/bundled.ts';
import { MenuLink, MenuLinks, useHere } from './menu-link.tsx';
import { useDisclosures } from './use-disclosures.ts';

export function DeskNav() {
  const { words, menus } = useShell();
  const address = useAddress();
  const here = useHere();
  const disclosures = useDisclosures();
  return (
    <nav className="desk-nav no-print" aria-label={words.nav.label}>
      <ul ref={disclosures.row}>
        <li>
          <MenuLink to={address('/')} label={words.nav.home} here={here} className="nav-item touch-target" />
        </li>
        {menus.map((menu) => (
          <NavGroup key={menu.key} menu={menu} here={here} disclosures={disclosures} />
        ))}
        <li>
          <MenuLink
            to={address(fixedPaths.contact)}
            label={words.nav.contact}
            here={here}
            className="nav-item touch-target"
          />
        </li>
      </ul>
    </nav>
  );
}

type NavGroupProps = {
  menu: ShellData['menus'][number];
  here: string;
  disclosures: ReturnType<typeof useDisclosures>;
};

function NavGroup({ menu, here, disclosures }: NavGroupProps) {
  const { open, groupProps, buttonProps } = disclosures;
  const active = menu.links.some((link) => link.to === here);
  const panel = `nav-${menu.key}`;
  return (
    <li className="nav-group" data-family={menu.key} {...groupProps(menu.key)}>
      <button
        type="button"
        className="nav-item touch-target"
        aria-controls={panel}
        aria-current={active || undefined}
        {...buttonProps(menu.key)}
      >
        <span>{menu.name}</span>
        <ChevronDown size={16} />
      </button>
      <div id={panel} className="nav-panel" data-panel="" data-open={open === menu.key ? '' : undefined}>
        <p className="nav-note">{menu.note}</p>
        <MenuLinks links={menu.links} here={here} withNotes />
      </div>
    </li>
  );
}
