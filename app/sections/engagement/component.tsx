import { useShell } from '#app/page-context.ts';
import { Definition } from '#app/ui/definition.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

type EngagementProps = { engagement: { deliverable: string; duration: string; needs: string }; className?: string };

export default function EngagementSection({ view, frame }: SectionProps<'engagement'>) {
  return (
    <SectionFrame {...frame} slim>
      <div className="container" data-reveal="">
        <Engagement engagement={view} className="bleed engagement-row ruled-grid" />
      </div>
    </SectionFrame>
  );
}

export function Engagement({ engagement, className = '' }: EngagementProps) {
  const { sectionWords } = useShell().words;
  return (
    <dl className={`definition-list engagement ${className}`}>
      {(['deliverable', 'duration', 'needs'] as const).map((name) => (
        <Definition key={name} name={sectionWords[name]}>
          {engagement[name]}
        </Definition>
      ))}
    </dl>
  );
}
