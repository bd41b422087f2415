import ArrowRight from 'lucide-react/icons/arrow-right';
import { useAddress } from '#app/page-context.ts';
import { SiteLink } from './site-link.tsx';

/** `to` is a path without language. */
export function OnwardLink({ label, to }: { label: string; to: string }) {
  const address = useAddress();
  return (
    <SiteLink to={address(to)} className="onward">
      <span>{label}</span>
      <ArrowRight size={18} className="arrow mirrored" />
    </SiteLink>
  );
}
