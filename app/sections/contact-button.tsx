import { ButtonLink } from '../primitives/button.tsx';
import { useAddress } from '../shell.ts';

/** A button to the contact page in the page's language. */
export function ContactButton({ label }: { label: string }) {
  const address = useAddress();
  return <ButtonLink to={address('/contact-us')}>{label}</ButtonLink>;
}
