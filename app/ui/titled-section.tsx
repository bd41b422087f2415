import type { ReactNode } from 'react';
import type { Surface } from '#site/section.ts';
import { SectionHeading } from './heading.tsx';
import { SectionFrame } from './section-frame.tsx';

type TitledSectionProps = {
  surface: Surface;
  above?: Surface | undefined;
  id?: string;
  className?: string;
  tag?: string;
  title: string;
  description?: string;
  children: ReactNode;
};

/** A section that stands below its title, with a description at the other side of it. */
export function TitledSection({
  surface,
  above,
  id,
  className,
  tag,
  title,
  description,
  children,
}: TitledSectionProps) {
  return (
    <SectionFrame surface={surface} above={above} id={id} className={className}>
      <div className="container">
        <SectionHeading tag={tag} title={title} description={description} layout="split" />
        {children}
      </div>
    </SectionFrame>
  );
}
