import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { siteLinkSelector } from './watch-links.ts';

/** Opens links to pages of this site (SiteLink) without loading a document. What asks for another window is left alone. */
export function LinkNavigation() {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>(siteLinkSelector);
      if (!link || event.defaultPrevented || asksForAnotherWindow(event, link)) return;
      event.preventDefault();
      // As with a document: the address that is shown already makes no new entry in the history.
      void navigate(link.getAttribute('href') ?? '', { replace: link.href === window.location.href });
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [navigate]);
  return null;
}

function asksForAnotherWindow(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (link.target !== '' && link.target !== '_self');
}
