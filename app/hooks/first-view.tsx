import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Says whether a page is there down to its end. */
export const WholePage = createContext(true);

/**
 * Lets a page that a link inside the site opens be painted before what lies below its first view is rendered. Loaded
 * pages, Back and Forward (which restore how far the page was scrolled) and addresses that name a part come whole.
 */
export function FirstViewFirst({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const [painted, setPainted] = useState(pathname);
  const whole = useNavigationType() === 'POP' || hash !== '' || painted === pathname;
  useEffect(() => startTransition(() => setPainted(pathname)), [pathname]);
  return <WholePage value={whole}>{children}</WholePage>;
}

/** Whether the page is there down to its end. */
export function useWholePage(): boolean {
  return useContext(WholePage);
}

type BelowFirstViewProps = { children: ReactNode; unless?: boolean };

/**
 * What nobody sees of a page before scrolling or pressing something; nothing waits when `unless`. The footer stays out
 * of view meanwhile.
 */
export function BelowFirstView({ children, unless = false }: BelowFirstViewProps) {
  const whole = useWholePage();
  return whole || unless ? children : <div className="below-first-view" />;
}
