import type { ReactNode } from 'react';
import type { Surface } from '#site/section.ts';
import { SectionHeading } from './heading.tsx';
import { SectionFrame } from './section-frame.tsx';

type TitledSectionProps = {
  surface: Surface;
  id?: string;
  className?: string;
  tagline?: string;
  title: string;
  description?: string;
  children: ReactNode;
};

/** A section below its title, which has the description on its right. */
export function TitledSection({ surface, id, className, tagline, title, description, children }: TitledSectionProps) {
  return (
    <SectionFrame surface={surface} id={id} className={className}>
      <div className="container">
        <SectionHeading tagline={tagline} title={title} description={description} layout="split" />
        {children}
      </div>
    </SectionFrame>
  );
}
