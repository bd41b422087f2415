import { loadPage } from '../content/load.server.ts';
import { pageData } from '../content/loaders/page-data.server.ts';
import { NextSteps, SendingOutcome } from '../sections/contact/contact-outcome.tsx';
import { PageHero } from '../sections/hero/page-hero.tsx';
import type { Route } from './+types/outcome';

export { pageMeta as meta } from '../seo/page-meta.ts';

export function loader({ url }: Route.LoaderArgs) {
  const data = pageData(url, 'outcome');
  // Only a message that has arrived is followed by what the contact page promised.
  const contact = { path: '/contact-us', kind: 'contact' } as const;
  return { ...data, next: data.page.reference ? loadPage(data.locale, contact).next : undefined };
}

export default function OutcomePage({ loaderData }: Route.ComponentProps) {
  const { page, contours, next } = loaderData;
  return (
    <div data-family="corporate" className="outcome-page">
      <PageHero hero={page.hero} contours={contours}>
        <SendingOutcome page={page} />
      </PageHero>
      {next && (
        <section className="section">
          <div className="container next-row">
            <NextSteps next={next} />
          </div>
        </section>
      )}
    </div>
  );
}
