import { Fragment } from 'react';
import { useShell } from '#app/page-context.ts';
import { Bullets } from '#app/ui/bullets.tsx';
import { Definition } from '#app/ui/definition.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

export default function OpeningSection({ view, frame }: SectionProps<'opening'>) {
  const words = useShell().words.opening;
  return (
    <SectionFrame {...frame} slim>
      <div className="container columns with-definitions">
        <dl className="definition-list" data-reveal="">
          {(['place', 'employmentType', 'languages', 'salary', 'posted', 'closes'] as const).map((name) => (
            <Definition key={name} name={words[name]}>
              {view.details[name]}
            </Definition>
          ))}
        </dl>
        <div>
          {(['work', 'needs'] as const).map((name, index) => (
            <Fragment key={name}>
              <h2 className={`heading text-h3 ${index > 0 ? 'mt-part' : ''}`}>{words[name]}</h2>
              <Bullets items={view[name]} className="mt-6" />
            </Fragment>
          ))}
        </div>
      </div>
    </SectionFrame>
  );
}
