import { Link, type LinkProps } from 'react-router';
import { useMotion } from '../hooks/motion.ts';
import { savesData } from '../hooks/saves-data.ts';

/** A link to a page of this site: it opens with a cross-fade, and its page is fetched when it is pointed at, focused or touched. */
export function SiteLink({ to, ...props }: LinkProps & { to: string }) {
  const { paused } = useMotion();
  return <Link {...props} to={to} viewTransition={!paused} prefetch={savesData() ? 'none' : 'intent'} />;
}
