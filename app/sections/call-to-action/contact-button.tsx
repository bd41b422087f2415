import { useAddress } from '#app/hooks/use-shell.ts';
import { ButtonLink } from '#app/ui/button.tsx';

/** A button to the contact page in the page's language. */
export function ContactButton({ label }: { label: string }) {
  const address = useAddress();
  return <ButtonLink to={address('/contact-us')}>{label}</ButtonLink>;
}
