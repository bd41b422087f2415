import { useAddress } from '#app/page-context.ts';
import { fixedPaths } from '#site/bundled.ts';
import { ButtonLink, type ButtonLook } from './button.tsx';

export function ContactButton({ label, look }: { label: string; look?: ButtonLook }) {
  const address = useAddress();
  return (
    <ButtonLink to={address(fixedPaths.contact)} look={look}>
      {label}
    </ButtonLink>
  );
}
