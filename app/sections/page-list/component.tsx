import { Fragment } from 'react';
import { arrowRight, Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TitledSection } from '#app/ui/titled-section.tsx';
import type { SectionProps } from '../definitions.ts';

type View = SectionProps<'page-list'>['view'];

export default function PageListSection({ view, frame }: SectionProps<'page-list'>) {
  const { rows, empty } = view;
  return (
    <TitledSection {...view} {...frame} className={view.isSingle ? 'page-list-one' : undefined}>
      {rows.length === 0 && <p className="mt-block text-lead">{empty}</p>}
      {rows.length > 0 && (
        <ul className="mt-block ruled-list row-list">
          {rows.map((row) => (
            <Row key={row.to} row={row} />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

function Row({ row: { to, label, summary, group, figure, image, before, after } }: { row: View['rows'][number] }) {
  const details = (
    <p className={`text-small text-soft ${image ? 'mt-2' : ''}`}>
      <Lines lines={after} />
    </p>
  );
  return (
    <li className="columns tile text-small-on-phones" data-group={group} data-reveal="">
      <p className="text-small text-soft">
        {figure && <b className="heading text-figure key-figure">{figure.value}</b>}{' '}
        {figure ? figure.label : <Lines lines={before} />}
      </p>
      <div>
        <h3 className="subheading text-h3">
          <a href={to} className="stretched-link">
            {label}
          </a>
        </h3>
        <p className="mt-2 text-soft">{summary}</p>
        {image && details}
      </div>
      {image ? <Picture {...image} alt="" className="no-print" /> : details}
      <Icon icon={arrowRight} className="arrow mirrored" />
    </li>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <Fragment key={line}>
      {line}
      <br />
    </Fragment>
  ));
}
