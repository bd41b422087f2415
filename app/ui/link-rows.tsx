import type { ReactNode } from 'react';
import { SiteLink } from './site-link.tsx';

type LinkRow = {
  to: string;
  label: string;
  summary: string;
  family?: string | undefined;
  before: ReactNode;
  after: ReactNode;
};

/** Pages of one kind, a row each that leads to its page as a whole, with facts at both sides of name and summary. */
export function LinkRows({ rows }: { rows: LinkRow[] }) {
  return (
    <ul className="fact-rows lines mt-8">
      {rows.map(({ to, label, summary, family, before, after }) => (
        <li key={to} className="columns" data-family={family} data-reveal="">
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
