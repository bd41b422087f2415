import ChevronDown from 'lucide-react/icons/chevron-down';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useAddress, useShell } from '#app/hooks/use-shell.ts';
import { MailLink, PhoneLink } from '#app/ui/contact-links.tsx';
import { fixedPaths } from '#site/bundled.ts';
import { LanguageLink } from './language-link.tsx';
import { MenuLink, MenuLinks, useHere } from './menu-link.tsx';

const dialogId = 'menu';

/** A modal dialog. If the browser supports invoker commands, the button opens it without script. */
export function MobileMenu() {
  const { words, menus } = useShell();
  const address = useAddress();
  const here = useHere();
  const dialog = useRef<HTMLDialogElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes at each change of page
  useEffect(() => dialog.current?.close(), [here]);

  /** `data-menu` keeps the page behind from scrolling. */
  function open() {
    document.documentElement.dataset.menu = '';
    if (!('command' in HTMLButtonElement.prototype)) dialog.current?.showModal();
  }

  /** A click beside the menu closes it, and one on a link, even to the page shown. */
  function closeOnPress({ target }: MouseEvent) {
    if (target === dialog.current || (target as Element).closest('a')) dialog.current?.close();
  }

  return (
    <>
      <button
        type="button"
        className="icon-button menu-opener"
        aria-haspopup="dialog"
        aria-label={words.nav.openMenu}
        onClick={open}
        {...{ command: 'show-modal', commandfor: dialogId }}
      >
        <Menu />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a modal dialog by Escape */}
      <dialog
        ref={dialog}
        id={dialogId}
        className="menu"
        aria-label={words.nav.menuTitle}
        onClick={closeOnPress}
        onClose={release}
      >
        {/* If the dialog itself scrolled, it would be a tab stop. */}
        <div className="menu-body">
          <div className="spread menu-top">
            <LanguageLink className="tool touch-target" />
            <form method="dialog">
              <button type="submit" className="icon-button" aria-label={words.nav.closeMenu}>
                <X />
              </button>
            </form>
          </div>
          <nav aria-label={words.nav.label}>
            <ul>
              <li>
                <MenuLink to={address('/')} label={words.nav.home} here={here} />
              </li>
              {menus.map((menu) => (
                <li key={menu.key} data-family={menu.key}>
                  <details name="menu-group">
                    <summary>
                      {menu.name}
                      <ChevronDown size={20} />
                    </summary>
                    <MenuLinks links={menu.links} here={here} />
                  </details>
                </li>
              ))}
              <li>
                <MenuLink to={address(fixedPaths.contact)} label={words.nav.contact} here={here} />
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

function release() {
  delete document.documentElement.dataset.menu;
}
