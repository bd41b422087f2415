import { useId } from 'react';
import { useShell } from '#app/page-context.ts';

type SampleLabelProps = { of: readonly { sample?: boolean }[] };

/**
 * Says once for a whole group that some of it is made up. The explanation opens on hover and focus if the browser
 * supports `interestfor`, otherwise on click; Escape closes it (WCAG 1.4.13).
 */
export function SampleLabel({ of: group }: SampleLabelProps) {
  const { sample } = useShell().words;
  const id = useId();
  if (!group.some((item) => item.sample)) return null;
  // Missing in the types of React.
  const interest = { interestfor: id };
  return (
    <span className="sample">
      <button
        type="button"
        className="sample-label"
        aria-describedby={id}
        popoverTarget={id}
        popoverTargetAction="show"
        {...interest}
      >
        {sample.label}
      </button>
      <span id={id} popover="auto" className="sample-explanation">
        {sample.explanation}
      </span>
    </span>
  );
}
