import { useAddress } from '#app/hooks/use-shell.ts';
import { SiteLink } from '#app/ui/site-link.tsx';

/** What happens with what is typed, beside the button that sends it. */
export function PrivacyNote({ note, link }: { note: string; link: string }) {
  const address = useAddress();
  return (
    <p className="mt-4 text-measure text-fine text-soft">
      {note}{' '}
      <SiteLink to={address('/privacy')} className="link">
        {link}
      </SiteLink>
    </p>
  );
}
