import { setScrollManner } from '../behavior/scroll-manner.ts';
import { Mark } from '../primitives/mark.tsx';
import { SiteLink } from '../primitives/site-link.tsx';
import { useAddress, useShell } from '../shell.ts';

/** Mark and name. Leads to home and, on home, smoothly to its top (spec section 2, Navigation bar). */
export function Brand() {
  const { company } = useShell();
  const address = useAddress();
  return (
    <SiteLink to={address('/')} className="brand" onClick={scrollToTop}>
      <Mark />
      {company.name}
    </SiteLink>
  );
}

function scrollToTop() {
  setScrollManner('smooth');
  window.scrollTo({ top: 0 });
}
