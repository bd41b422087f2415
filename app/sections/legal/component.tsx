import type { SectionProps } from '../definitions.ts';
import { Prose } from '../prose/component.tsx';

export function Section({ content, data }: SectionProps<'legal'>) {
  return (
    <div className="legal" id={content.id}>
      <div className="container">
        <p className="text-strong">
          <time dateTime={content.effective}>{data.effective}</time>
        </p>
        {content.sampleNote && <p className="notice mt-4">{content.sampleNote}</p>}
      </div>
      {data.parts.map((part) => (
        <Prose key={part.id} {...part} />
      ))}
    </div>
  );
}
