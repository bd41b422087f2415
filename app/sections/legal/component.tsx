import { findLanguage } from '#app/content/locale.ts';
import type { SectionProps } from '#app/content/page.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { Prose } from '../prose/component.tsx';

export function Section({ content, data: parts }: SectionProps<'legal'>) {
  const { locale } = useShell();
  return (
    <div className="legal" id={content.id}>
      <div className="container">
        <p className="text-strong">
          <time dateTime={content.effective}>{longDate(content.effective, locale)}</time>
        </p>
        {content.sampleNote && <p className="notice mt-4">{content.sampleNote}</p>}
      </div>
      {parts.map((part) => (
        <Prose key={part.id} {...part} />
      ))}
    </div>
  );
}

function longDate(date: string, locale: string): string {
  return new Intl.DateTimeFormat(findLanguage(locale).tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
