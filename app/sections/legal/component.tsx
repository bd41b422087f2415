import { useShell } from '#app/hooks/use-shell.ts';
import { findLanguage } from '#site/bundled.ts';
import type { SectionProps } from '../definitions.ts';
import { Prose } from '../prose/component.tsx';

export function Section({ content, data: parts }: SectionProps<'legal'>) {
  const { tag } = findLanguage(useShell().locale);
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="legal" id={content.id}>
      <div className="container">
        <p className="text-strong">
          <time dateTime={content.effective}>{date.format(new Date(content.effective))}</time>
        </p>
        {content.sampleNote && <p className="notice mt-4">{content.sampleNote}</p>}
      </div>
      {parts.map((part) => (
        <Prose key={part.id} {...part} />
      ))}
    </div>
  );
}
