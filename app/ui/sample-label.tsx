import { useId } from 'react';
import { useShell } from '#app/hooks/use-shell.ts';

type SampleLabelProps = { of: readonly { sample?: boolean }[] };

/**
 * Says once for a group that something in it is made up, and explains it. The explanation opens on hover and focus where
 * the browser knows `interestfor`, elsewhere and without script on a press; Escape closes it (WCAG 1.4.13).
 */
export function SampleLabel({ of: group }: SampleLabelProps) {
  const { sample } = useShell().site;
  const id = useId();
  if (!group.some((item) => item.sample)) return null;
  // React's types do not know the attribute yet.
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
