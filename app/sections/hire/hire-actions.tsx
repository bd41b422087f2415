import { ArrowDown } from 'lucide-react';
import { focusHeading } from '#app/hooks/focus-heading.ts';
import { scrollToPart } from '#app/hooks/use-hash-scroll.ts';
import { ContactButton } from '../call-to-action/contact-button.tsx';

type HireActionsProps = { requestLabel: string; exploreLabel: string };

export function HireActions({ requestLabel, exploreLabel }: HireActionsProps) {
  return (
    <>
      <ContactButton label={requestLabel} />
      <a
        href="#expertise"
        className="button button-secondary"
        onClick={(event) => {
          event.preventDefault();
          const part = scrollToPart('expertise');
          if (part) focusHeading(part);
        }}
      >
        {exploreLabel}
        <ArrowDown size={18} aria-hidden="true" />
      </a>
    </>
  );
}
