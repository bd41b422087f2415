import type { Drawing, Page } from '#app/content/page.ts';
import { Contours } from '#app/ui/contours.tsx';
import { ContactButton } from '../call-to-action/contact-button.tsx';
import { MailLink, PhoneLink } from '../contact/reach.tsx';

/** The end of the page: a button, and mail and phone for whoever prefers them; those two keep to one line, also on tablets. */
export function HireContact({ contact, contours }: { contact: Page<'hire'>['contact']; contours: Drawing }) {
  return (
    <section className="section closing">
      <Contours drawing={contours} className="contours-end" />
      <div className="container" data-reveal="">
        <h2 className="heading text-page">{contact.title}</h2>
        <p className="mt-4 text-measure text-lead text-soft">{contact.description}</p>
        <div className="row hire-ways mt-8">
          <ContactButton label={contact.buttonText} />
          <div className="row">
            <MailLink label={contact.mailLabel} className="link link-alone text-strong" />
            <PhoneLink label={contact.phoneLabel} className="link link-alone text-strong" />
          </div>
        </div>
      </div>
    </section>
  );
}
