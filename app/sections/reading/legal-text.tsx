import type { LegalPage } from '#app/content/loaders/legal-data.server.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { Prose } from './prose.tsx';

export function LegalText({ page }: { page: LegalPage }) {
  const { locale } = useShell();
  return (
    <div className="legal">
      <div className="container">
        <p className="text-strong">
          <time dateTime={page.effective}>{longDate(page.effective, locale)}</time>
        </p>
        {page.sampleNote && <p className="notice mt-4">{page.sampleNote}</p>}
      </div>
      {page.sections.map((section) => (
        <Prose key={section.id} {...section} />
      ))}
    </div>
  );
}

function longDate(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale === 'es' ? 'es-PR' : 'en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
