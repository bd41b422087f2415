import { useLocalizedPath, useShell } from '#app/page-context.ts';
import { MailLink, PhoneLink } from '#app/ui/contact-links.tsx';
import { chevronDown, cross, Icon, menuBars } from '#app/ui/icon.tsx';
import { fixedPaths } from '#site/bundled-site.ts';
import { LanguageLink } from './language-link.tsx';
import { MenuLink, MenuLinks, useIsCurrentPage } from './menu-link.tsx';
import { MotionSwitch } from './motion-switch.tsx';

const dialogId = 'menu';

/**
 * A modal dialog, which the button opens without script where browsers support invoker commands. The rest is in
 * app/browser/phone-menu.ts.
 */
export function MobileMenu() {
  const { words, menus } = useShell();
  const address = useLocalizedPath();
  const isHere = useIsCurrentPage();
  return (
    <>
      <button
        type="button"
        className="icon-button menu-opener"
        aria-haspopup="dialog"
        aria-label={words.nav.openMenu}
        {...{ command: 'show-modal', commandfor: dialogId }}
      >
        <Icon icon={menuBars} />
      </button>
      <dialog id={dialogId} className="menu" aria-label={words.nav.menuTitle}>
        {/* If the dialog itself scrolled, it would be a tab stop. */}
        <div className="menu-body">
          <div className="space-between menu-top">
            <LanguageLink className="tool touch-target" />
            <MotionSwitch />
            <form method="dialog">
              <button type="submit" className="icon-button" aria-label={words.nav.closeMenu}>
                <Icon icon={cross} />
              </button>
            </form>
          </div>
          <nav aria-label={words.nav.label}>
            <ul>
              <li>
                <MenuLink to={address('/')} label={words.nav.home} />
              </li>
              {menus.map((menu) => (
                <li key={menu.id} data-group={menu.id}>
                  <details name="menu-group" open={menu.links.some(({ to }) => isHere(to))}>
                    <summary>
                      {menu.name}
                      <Icon icon={chevronDown} size={20} />
                    </summary>
                    <MenuLinks links={menu.links} indexLink={menu.indexLink} />
                  </details>
                </li>
              ))}
              <li>
                <MenuLink to={address(fixedPaths.contact)} label={words.nav.contact} />
              </li>
            </ul>
          </nav>
          <PhoneLink />
          <MailLink />
        </div>
      </dialog>
    </>
  );
}
