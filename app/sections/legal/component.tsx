import type { SectionProps } from '../definitions.ts';
import { Prose } from '../prose/component.tsx';

export default function LegalSection({ view, frame }: SectionProps<'legal'>) {
  return (
    <div className="legal" id={frame.id}>
      <div className="container">
        <p className="text-strong">
          <time dateTime={view.effective.day}>{view.effective.text}</time>
        </p>
        {view.sampleNote && <p className="notice mt-4">{view.sampleNote}</p>}
      </div>
      {view.parts.map((part) => (
        <Prose key={part.id} {...part} />
      ))}
    </div>
  );
}
