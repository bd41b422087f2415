import { Link } from 'react-router';
import type { Menu } from '#content/pages.ts';
import { useAddress, useShell } from '../shell.ts';

/** Where a page stands: home, its family, itself. */
export function Breadcrumb({ name, family }: { name: string; family?: Menu }) {
  const { site } = useShell();
  const address = useAddress();
  return (
    <nav aria-label={site.service.breadcrumb} className="breadcrumb">
      <ol>
        <li>
          <Link to={address('/')}>{site.nav.home}</Link>
        </li>
        {family && family !== 'corporate' && (
          <li>
            <Link to={`${address('/services')}#${family}`}>{site.nav.menus[family]}</Link>
          </li>
        )}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
