import { setScrollBehavior } from '#app/hooks/scrolling.ts';
import { useAddress, useShell } from '#app/hooks/use-shell.ts';
import { Mark } from '#app/ui/mark.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

/** Leads to home and, on home, smoothly to the top. */
export function Brand() {
  const { company } = useShell();
  const address = useAddress();
  return (
    <SiteLink to={address('/')} className="brand touch-target" onClick={scrollToTop}>
      <Mark />
      {company.name}
    </SiteLink>
  );
}

function scrollToTop() {
  setScrollBehavior('smooth');
  window.scrollTo({ top: 0 });
}
