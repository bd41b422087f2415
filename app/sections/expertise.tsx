import type { Page } from '../page.ts';
import { SectionHeading } from '../primitives/heading.tsx';
import { BulletList } from './bullet-list.tsx';
import { ContactButton } from './contact-button.tsx';

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
