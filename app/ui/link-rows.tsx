import type { ReactNode } from 'react';
import { MoreFold } from './more-fold.tsx';
import { OnwardLink } from './onward-link.tsx';
import { SiteLink } from './site-link.tsx';

type LinkRow = {
  to: string;
  label: string;
  summary: string;
  family?: string | undefined;
  before: ReactNode;
  after: ReactNode;
};

type LinkRowsProps = { rows: LinkRow[]; more?: { label: string; to: string } | undefined };

/** A list of pages of one kind. With `more`, a link to all of them, narrow screens show only the first. */
export function LinkRows({ rows, more }: LinkRowsProps) {
  return (
    <>
      <div className="mt-block lines">
        <Rows rows={more ? rows.slice(0, 1) : rows} />
        {more && (
          <MoreFold count={rows.length - 1}>
            <Rows rows={rows.slice(1)} />
          </MoreFold>
        )}
      </div>
      {more && (
        <p className="mt-6">
          <OnwardLink {...more} />
        </p>
      )}
    </>
  );
}

function Rows({ rows }: { rows: LinkRow[] }) {
  return (
    <ul className="fact-rows">
      {rows.map(({ to, label, summary, family, before, after }) => (
        <li key={to} className="columns text-phone" data-family={family} data-reveal="">
          <p className="text-small text-soft">{before}</p>
          <div>
            <h3 className="subheading text-h3">
              <SiteLink to={to} className="stretched-link">
                {label}
              </SiteLink>
            </h3>
            <p className="mt-2 text-soft">{summary}</p>
          </div>
          <p className="text-small text-soft">{after}</p>
        </li>
      ))}
    </ul>
  );
}
