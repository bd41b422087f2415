import { loadCompany, loadContactTexts } from '../content/load.server.ts';
import { pageData } from '../content/loaders/page-data.server.ts';
import { AnswerTimes } from '../sections/contact/answer-times.tsx';
import { ContactCards } from '../sections/contact/contact-cards.tsx';
import { ContactForm } from '../sections/contact/contact-form.tsx';
import { NextSteps } from '../sections/contact/contact-outcome.tsx';
import { PageHero } from '../sections/hero/page-hero.tsx';
import type { Route } from './+types/contact';

export { pageMeta as meta } from '../seo/page-meta.ts';

export function loader({ url }: Route.LoaderArgs) {
  const data = pageData(url, 'contact');
  const { errors, toasts } = loadContactTexts(data.locale);
  return { ...data, texts: { errors, toasts }, publish: loadCompany().promises.publish };
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { page, contours, texts, publish } = loaderData;
  return (
    <div data-family="corporate">
      <PageHero hero={page.hero} contours={contours} className="contact-hero" />
      <ContactCards cards={page.cards} />
      <section className="section contact">
        {publish && (
          <div className="container">
            <AnswerTimes />
          </div>
        )}
        <div className="container contact-grid">
          <ContactForm words={page.form} texts={texts} />
          <NextSteps next={page.next} />
        </div>
      </section>
    </div>
  );
}
