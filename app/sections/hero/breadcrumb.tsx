import type { Menu } from '#app/content/pages.ts';
import { useAddress, useShell } from '#app/hooks/use-shell.ts';
import { SiteLink } from '#app/ui/site-link.tsx';

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
