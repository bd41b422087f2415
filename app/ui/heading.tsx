import type { ReactNode } from 'react';

/** The page's h1. */
export function PageTitle({ children, size = 'page' }: { children: ReactNode; size?: keyof typeof titleSizes }) {
  return <h1 className={`heading ${titleSizes[size]}`}>{children}</h1>;
}

const titleSizes = { home: 'text-h1', page: 'text-page' } as const;

type SectionHeadingProps = {
  tagline?: string;
  title: ReactNode;
  description?: string;
  /** `split`: title on the left, description on the right. */
  layout?: 'stacked' | 'split';
  children?: ReactNode;
};

export function SectionHeading({ tagline, title, description, layout = 'stacked', children }: SectionHeadingProps) {
  return (
    <header className={layout} data-reveal="">
      <div>
        {tagline && <p className="tagline">{tagline}</p>}
        <h2 className="heading text-h2">{title}</h2>
      </div>
      {description && <p className="text-lead text-soft">{description}</p>}
      {children}
    </header>
  );
}
