import type { Menu } from '#content/pages.ts';
import { SiteLink } from '../primitives/site-link.tsx';
import { useAddress, useShell } from '../shell.ts';

/** Where a page stands: home, its family, itself. */
export function Breadcrumb({ name, family }: { name: string; family?: Menu }) {
  const { site } = useShell();
  const address = useAddress();
  return (
    <nav aria-label={site.service.breadcrumb} className="breadcrumb">
      <ol>
        <li>
          <SiteLink to={address('/')}>{site.nav.home}</SiteLink>
        </li>
        {family && family !== 'corporate' && (
          <li>
            <SiteLink to={`${address('/services')}#${family}`}>{site.nav.menus[family]}</SiteLink>
          </li>
        )}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
