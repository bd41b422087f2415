import { useShell } from '#app/hooks/use-shell.ts';
import { Detail } from '#app/ui/detail.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

type FactsProps = { facts: { deliverable: string; duration: string; needs: string }; className?: string };

export function Section({ view, frame }: SectionProps<'facts'>) {
  return (
    <SectionFrame {...frame} slim className="facts-section">
      <div className="container" data-reveal="">
        <Facts facts={view} className="facts-row plates" />
      </div>
    </SectionFrame>
  );
}

export function Facts({ facts, className = '' }: FactsProps) {
  const { service } = useShell().site;
  return (
    <dl className={`fact-list facts ${className}`}>
      {(['deliverable', 'duration', 'needs'] as const).map((name) => (
        <Detail key={name} name={service[name]}>
          {facts[name]}
        </Detail>
      ))}
    </dl>
  );
}
