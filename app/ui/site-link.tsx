import { Link, type LinkProps } from 'react-router';
import { useMotion } from '#app/hooks/motion.ts';

/** A link to a page of this site: it opens with a cross-fade, and its page is fetched when it is pointed at, focused or touched. */
export function SiteLink({ to, ...props }: LinkProps & { to: string }) {
  const { paused } = useMotion();
  if (!to.startsWith('/')) return <a {...props} href={to} rel="noopener" />;
  return <Link {...props} to={to} viewTransition={!paused} prefetch={savesData() ? 'none' : 'intent'} />;
}

/** Whether the visitor asked for less data (Save-Data), where the browser tells. */
function savesData(): boolean {
  if (typeof navigator === 'undefined') return false;
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
