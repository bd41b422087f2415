import { ArrowDown } from 'lucide-react';
import type { Drawing, Page } from '#app/content/page.ts';
import { focusHeading, scrollToPart } from '#app/hooks/scrolling.ts';
import { Contours } from '#app/ui/contours.tsx';
import { SectionHeading } from '#app/ui/heading.tsx';
import { ContactButton } from '../call-to-action/contact-button.tsx';
import { MailLink, PhoneLink } from '../contact/reach.tsx';

export function Expertise({ expertise }: { expertise: Page<'hire'>['expertise'] }) {
  return (
    <section className="section" data-surface="deep" id="expertise">
      <div className="container">
        <SectionHeading title={expertise.title} description={expertise.description} layout="split" />
        <div className="expertise-lists mt-12">
          <BulletList list={expertise.sap} />
          <BulletList list={expertise.oracle} />
        </div>
        <div className="mt-12 no-print">
          <ContactButton label={expertise.linkLabel} />
        </div>
      </div>
    </section>
  );
}

export function Engagements({ engagements }: { engagements: Page<'hire'>['engagements'] }) {
  return (
    <section className="section" data-surface="wash" id="engagements">
      <div className="container">
        <SectionHeading title={engagements.title} description={engagements.description} layout="split" />
        <div className="two-lists mt-12">
          <div className="card">
            <BulletList list={engagements.project} />
          </div>
          <div className="card">
            <BulletList list={engagements.shortTerm} />
          </div>
        </div>
      </div>
    </section>
  );
}

type BulletListProps = { list: { title: string; description: string; items: string[] } };

function BulletList({ list }: BulletListProps) {
  return (
    <div data-reveal="">
      <h3 className="subheading text-h3">{list.title}</h3>
      <p className="mt-2 text-soft">{list.description}</p>
      <ul className="peaks mt-5">
        {list.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

type HireActionsProps = { requestLabel: string; exploreLabel: string };

export function HireActions({ requestLabel, exploreLabel }: HireActionsProps) {
  return (
    <>
      <ContactButton label={requestLabel} />
      <a
        href="#expertise"
        className="button button-secondary"
        onClick={(event) => {
          event.preventDefault();
          const part = scrollToPart('expertise');
          if (part) focusHeading(part);
        }}
      >
        {exploreLabel}
        <ArrowDown size={18} aria-hidden="true" />
      </a>
    </>
  );
}

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
