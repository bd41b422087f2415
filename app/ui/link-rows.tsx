import type { ReactNode } from 'react';
import { MoreFold } from './more-fold.tsx';
import { SiteLink } from './site-link.tsx';

type LinkRow = {
  to: string;
  label: string;
  summary: string;
  family?: string | undefined;
  before: ReactNode;
  after: ReactNode;
};

/** Pages of one kind. Where they are folded, a narrow screen shows the first alone. */
export function LinkRows({ rows, folded = false }: { rows: LinkRow[]; folded?: boolean }) {
  return (
    <div className="mt-8 lines">
      <Rows rows={folded ? rows.slice(0, 1) : rows} />
      {folded && (
        <MoreFold count={rows.length - 1}>
          <Rows rows={rows.slice(1)} />
        </MoreFold>
      )}
    </div>
  );
}

/** A row each that leads to its page as a whole, with facts at both sides of name and summary. */
function Rows({ rows }: { rows: LinkRow[] }) {
  return (
    <ul className="fact-rows">
      {rows.map(({ to, label, summary, family, before, after }) => (
        <li key={to} className="columns text-phone" data-family={family} data-reveal="">
          <p className="text-small text-soft">{before}</p>
          <div>
            <h3 className="subheading text-h3">
              <SiteLink to={to} className="cover">
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
