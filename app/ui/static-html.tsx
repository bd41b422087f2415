import type { ComponentProps } from 'react';

/** A part of an island that React leaves as it is (`app/island-frame.tsx`). */
export function StaticHtml({
  as: Tag = 'div',
  html,
  ...rest
}: ComponentProps<'div'> & { as?: 'div' | 'figure'; html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React at the build
  return <Tag {...rest} data-part="" dangerouslySetInnerHTML={{ __html: html }} />;
}
