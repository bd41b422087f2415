import type { ComponentProps } from 'react';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/**
 * A link to a page of this site, by its path. It is a plain link, so that a hundred of them cost nothing when the page
 * changes; `LinkNavigation` opens it inside the site, `LinkPrefetch` fetches its page ahead.
 */
export function SiteLink({ to, ...anchor }: SiteLinkProps) {
  return <a {...anchor} href={to} data-page="" />;
}
