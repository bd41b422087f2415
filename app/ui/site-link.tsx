import { Link, type LinkProps } from 'react-router';
import { useMotion } from '#app/hooks/motion.ts';

/** Opens pages of this site with a cross-fade; they are fetched when the link is hovered, focused or touched. */
export function SiteLink({ to, ...props }: LinkProps & { to: string }) {
  const { paused } = useMotion();
  if (!to.startsWith('/')) return <a {...props} href={to} rel="noopener" />;
  return <Link {...props} to={to} viewTransition={!paused} prefetch={savesData() ? 'none' : 'intent'} />;
}

function savesData(): boolean {
  if (typeof navigator === 'undefined') return false;
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
