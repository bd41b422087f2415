import type { ComponentProps } from 'react';

/** A part of an island that React leaves as it is (`app/island-frame.tsx`). */
export function StaticHtml({ html, ...rest }: ComponentProps<'div'> & { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React at the build
  return <div {...rest} data-part="" dangerouslySetInnerHTML={{ __html: html }} />;
}
