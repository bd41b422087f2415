import { type ShellData, useLocalizedPath, useShell } from '#app/page-context.ts';
import { chevronDown, Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { fixedPaths } from '#site/bundled-site.ts';
import { MenuLink, MenuLinks, useIsCurrentPage } from './menu-link.tsx';

/** The groups open by click without script; app/browser/menus.ts opens them under a mouse and closes them again. */
export function DeskNav() {
  const { words, menus } = useShell();
  const address = useLocalizedPath();
  return (
    <nav className="desk-nav no-print" aria-label={words.nav.label}>
      <ul>
        <li>
          <MenuLink to={address('/')} label={words.nav.home} className="nav-item touch-target" />
        </li>
        {menus.map((menu) => (
          <NavGroup key={menu.id} menu={menu} />
        ))}
        <li>
          <MenuLink to={address(fixedPaths.contact)} label={words.nav.contact} className="nav-item touch-target" />
        </li>
      </ul>
    </nav>
  );
}

function NavGroup({ menu }: { menu: ShellData['menus'][number] }) {
  const isHere = useIsCurrentPage();
  const active = menu.links.some(({ to }) => isHere(to));
  return (
    <li data-group={menu.id}>
      <details name="nav" className="nav-group">
        <summary className="nav-item touch-target" aria-current={active || undefined}>
          <span>{menu.name}</span>
          <Icon icon={chevronDown} size={16} />
        </summary>
        <div className="nav-panel">
          {menu.picture && <Picture {...menu.picture} alt="" className="nav-picture" />}
          <p className="nav-note">{menu.note}</p>
          <MenuLinks links={menu.links} />
          {menu.indexLink && (
            <p className="nav-index">
              <MenuLink {...menu.indexLink} />
            </p>
          )}
        </div>
      </details>
    </li>
  );
}
