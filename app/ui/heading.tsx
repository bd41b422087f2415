import type { ReactNode } from 'react';

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
