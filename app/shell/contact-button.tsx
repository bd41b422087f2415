import { useAddress } from '#app/hooks/use-shell.ts';
import { ButtonLink, type ButtonLook } from '#app/ui/button.tsx';
import { fixedPaths } from '#site/bundled.ts';

export function ContactButton({ label, look }: { label: string; look?: ButtonLook }) {
  const address = useAddress();
  return (
    <ButtonLink to={address(fixedPaths.contact)} look={look}>
      {label}
    </ButtonLink>
  );
}
