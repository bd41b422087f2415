import { SectionHeading } from '#app/ui/heading.tsx';
import type { Page } from '#content/page.ts';
import { BulletList } from './bullet-list.tsx';

type TwoListsProps = { engagements: Page<'hire'>['engagements'] };

/** The two forms of contract, side by side. */
export function TwoLists({ engagements }: TwoListsProps) {
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
