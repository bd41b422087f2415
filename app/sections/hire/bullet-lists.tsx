import type { Page } from '#app/content/page.ts';
import { SectionHeading } from '#app/ui/heading.tsx';
import { ContactButton } from '../call-to-action/contact-button.tsx';

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
