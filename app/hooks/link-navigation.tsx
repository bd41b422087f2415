import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { siteLinkSelector } from './watch-links.ts';

type NavigateEvent = Event & { navigationType: string };

type LinkNavigationProps = {
  /** Shows a page before the router gets there, where that can be. */
  show?: (page: string) => void;
};

/**
 * Opens links to pages of this site (SiteLink) without loading a document. What asks for another window is left alone.
 *
 * When the code of the next page cannot be had, after a new release for instance, the router loads the page that is
 * shown anew, and the click is lost. Where browsers let it (Navigation API), that load goes to the next page instead.
 */
export function LinkNavigation({ show = () => {} }: LinkNavigationProps) {
  const navigate = useNavigate();
  const showNow = useEffectEvent(show);
  useEffect(() => {
    let asked: string | undefined;
    const open = async (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>(siteLinkSelector);
      if (!link || event.defaultPrevented || asksForAnotherWindow(event, link)) return;
      event.preventDefault();
      const { href } = link;
      asked = href;
      showNow(link.pathname);
      // As with a document: the address that is shown already makes no new entry in the history.
      await navigate(link.getAttribute('href') ?? '', { replace: href === window.location.href });
      if (asked === href) asked = undefined;
    };
    const goForward = (event: Event) => {
      if (asked === undefined || (event as NavigateEvent).navigationType !== 'reload') return;
      event.preventDefault();
      window.location.assign(asked);
    };
    const { navigation } = window as { navigation?: EventTarget };
    document.addEventListener('click', open);
    navigation?.addEventListener('navigate', goForward);
    return () => {
      document.removeEventListener('click', open);
      navigation?.removeEventListener('navigate', goForward);
    };
  }, [navigate]);
  return null;
}

function asksForAnotherWindow(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (link.target !== '' && link.target !== '_self');
}
