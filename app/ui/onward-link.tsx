import { useAddress } from '#app/page-context.ts';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';

/** `to` is a path without language. */
export function OnwardLink({ label, to }: { label: string; to: string }) {
  const address = useAddress();
  return (
    <SiteLink to={address(to)} className="onward">
      <span>{label}</span>
      <Icon of="arrow-right" size={18} className="arrow mirrored" />
    </SiteLink>
  );
}
