import { SectionHeading } from '#app/ui/heading.tsx';
import type { Page } from '#content/page.ts';
import { ContactButton } from '../call-to-action/contact-button.tsx';
import { BulletList } from './bullet-list.tsx';

/** What the consultants know, in two lists on dark ground. */
export function Expertise({ expertise }: { expertise: Page<'hire'>['expertise'] }) {
  return (
    <section className="band" data-ground="deep" id="expertise">
      <div className="wrap">
        <SectionHeading title={expertise.title} description={expertise.description} layout="split" />
        <div className="expertise-lists mt-12 grid gap-x-16 gap-y-12 md:grid-cols-2 lg:grid-cols-[7fr_5fr]">
          <BulletList list={expertise.sap} />
          <BulletList list={expertise.oracle} />
        </div>
        <div className="no-print mt-12">
          <ContactButton label={expertise.linkLabel} />
        </div>
      </div>
    </section>
  );
}
