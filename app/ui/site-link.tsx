import type { ComponentProps } from 'react';

/** A link to a page of this site or of another. */
export function SiteLink({ to, ...props }: ComponentProps<'a'> & { to: string }) {
  return <a {...props} href={to} rel={to.startsWith('/') ? undefined : 'noopener'} />;
}
