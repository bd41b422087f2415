import type { ComponentProps } from 'react';
import { SectionHeading } from './heading.tsx';
import { SectionFrame } from './section-frame.tsx';

type TitledSectionProps = ComponentProps<typeof SectionFrame> & { tag?: string; title: string; description?: string };

/** A section that stands below its title, with a description at the other side of it. */
export function TitledSection({ tag, title, description, children, ...frame }: TitledSectionProps) {
  return (
    <SectionFrame {...frame}>
      <div className="container">
        <SectionHeading tag={tag} title={title} description={description} layout="split" />
        {children}
      </div>
    </SectionFrame>
  );
}
