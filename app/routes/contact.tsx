import type { LoaderFunctionArgs } from 'react-router';
import { loadContactTexts } from '../content/load.server.ts';
import { pageData } from '../content/loaders/page-data.server.ts';
import { pageOf } from '../page-of.tsx';
import { ContactCards } from '../sections/contact/contact-cards.tsx';
import { ContactForm } from '../sections/contact/contact-form.tsx';
import { ContactHero } from '../sections/contact/contact-hero.tsx';
import { NextSteps } from '../sections/contact/next-steps.tsx';
import { pageMeta } from '../seo/page-meta.ts';

export { clientLoader } from '../hooks/page-ahead.ts';
export const meta = pageMeta;

export function loader({ url }: LoaderFunctionArgs) {
  const data = pageData(url, 'contact');
  const { errors, toasts } = loadContactTexts(data.locale);
  return { ...data, texts: { errors, toasts } };
}

const Page = pageOf<typeof loader>(function ContactPage({ page, terrain, texts }) {
  return (
    <div data-family="corporate">
      <ContactHero hero={page.hero} terrain={terrain} />
      <ContactCards cards={page.cards} />
      <section className="band contact">
        <div className="wrap contact-grid">
          <ContactForm words={page.form} texts={texts} />
          <NextSteps next={page.next} />
        </div>
      </section>
    </div>
  );
});

export const handle = { Page };
export default Page;
