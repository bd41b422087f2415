import { useShell } from '#app/page-context.ts';
import { Definition } from '#app/ui/definition.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

type FactsProps = { facts: { deliverable: string; duration: string; needs: string }; className?: string };

export function Section({ view, frame }: SectionProps<'facts'>) {
  return (
    <SectionFrame {...frame} slim>
      <div className="container" data-reveal="">
        <Facts facts={view} className="bleed facts-row ruled-grid" />
      </div>
    </SectionFrame>
  );
}

export function Facts({ facts, className = '' }: FactsProps) {
  const { service } = useShell().words;
  return (
    <dl className={`definition-list facts ${className}`}>
      {(['deliverable', 'duration', 'needs'] as const).map((name) => (
        <Definition key={name} name={service[name]}>
          {facts[name]}
        </Definition>
      ))}
    </dl>
  );
}
