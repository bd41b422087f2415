import { Terrain } from '#app/ui/terrain.tsx';
import type { Drawing, Page } from '#content/page.ts';
import { ContactButton } from '../call-to-action/contact-button.tsx';
import { MailLink, PhoneLink } from '../contact/reach.tsx';

/** The end of the page: a button, and mail and phone for whoever prefers them; those two keep to one line, also on tablets. */
export function HireContact({ contact, terrain }: { contact: Page<'hire'>['contact']; terrain: Drawing }) {
  return (
    <section className="band closing">
      <Terrain terrain={terrain} className="terrain-end" />
      <div className="wrap" data-reveal="">
        <h2 className="heading text-page">{contact.title}</h2>
        <p className="mt-4 max-w-prose text-lead text-soft">{contact.description}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-5">
          <ContactButton label={contact.buttonText} />
          <div className="flex flex-wrap gap-x-8 gap-y-5">
            <MailLink label={contact.mailLabel} className="link link-alone font-semibold" />
            <PhoneLink label={contact.phoneLabel} className="link link-alone font-semibold" />
          </div>
        </div>
      </div>
    </section>
  );
}
