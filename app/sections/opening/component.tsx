import { Fragment } from 'react';
import { useShell } from '#app/hooks/use-shell.ts';
import { Detail } from '#app/ui/detail.tsx';
import { Peaks } from '#app/ui/peaks.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

export function Section({ view, frame }: SectionProps<'opening'>) {
  const words = useShell().site.opening;
  return (
    <SectionFrame {...frame} slim>
      <div className="container columns with-facts">
        <dl className="fact-list" data-reveal="">
          {(['place', 'kind', 'languages', 'salary', 'posted', 'closes'] as const).map((name) => (
            <Detail key={name} name={words[name]}>
              {view.details[name]}
            </Detail>
          ))}
        </dl>
        <div>
          {(['work', 'needs'] as const).map((name, place) => (
            <Fragment key={name}>
              <h2 className={`heading text-h3 ${place > 0 ? 'mt-12' : ''}`}>{words[name]}</h2>
              <Peaks items={view[name]} className="mt-6" />
            </Fragment>
          ))}
        </div>
      </div>
    </SectionFrame>
  );
}
