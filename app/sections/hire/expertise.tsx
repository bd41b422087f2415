import { SectionHeading } from '#app/ui/heading.tsx';
import type { Page } from '#content/page.ts';
import { ContactButton } from '../call-to-action/contact-button.tsx';
import { BulletList } from './bullet-list.tsx';

/** What the consultants know, in two lists on a dark surface. */
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
