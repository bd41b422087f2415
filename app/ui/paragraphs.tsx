import type { ReactNode } from 'react';

type ParagraphsProps = {
  texts: readonly string[];
  /** Sets the first one larger. */
  hasLead?: boolean;
  className?: string;
  children?: ReactNode;
};

export function Paragraphs({ texts, hasLead, className = '', children }: ParagraphsProps) {
  return (
    <div className={`paragraphs ${className}`} data-lead={hasLead ? '' : undefined}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </div>
  );
}
