import { SectionHeading } from '#app/ui/heading.tsx';
import type { Page } from '#content/page.ts';
import { BulletList } from './bullet-list.tsx';

type TwoListsProps = { engagements: Page<'hire'>['engagements'] };

/** The two forms of contract, side by side. */
export function TwoLists({ engagements }: TwoListsProps) {
  return (
    <section className="band bg-tone-wash" id="engagements">
      <div className="wrap">
        <SectionHeading title={engagements.title} description={engagements.description} layout="split" />
        <div className="two-lists mt-12 grid items-start gap-6 md:grid-cols-[7fr_6fr]">
          <div className="card p-6 md:p-10">
            <BulletList list={engagements.project} />
          </div>
          <div className="card p-6 md:mt-16 md:p-10">
            <BulletList list={engagements.shortTerm} />
          </div>
        </div>
      </div>
    </section>
  );
}
