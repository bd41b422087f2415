import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { SiteLink } from './site-link.tsx';

const looks = {
  /** The one thing a person should press. */
  action: 'bg-action text-on-action hover:bg-action-hover',
  /** The way beside it. */
  quiet: 'border-control text-ink hover:border-ink hover:bg-surface',
} as const;

export type ButtonLook = keyof typeof looks;

const shape = 'button';

type LinkProps = { to: string; look?: ButtonLook; children: ReactNode };

/** A link that looks like a button, for a way to another page. */
export function ButtonLink({ to, look = 'action', children }: LinkProps) {
  return (
    <SiteLink to={to} className={`${shape} ${looks[look]}`}>
      {children}
    </SiteLink>
  );
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook };

/** A button, for something that happens on this page. */
export function Button({ look = 'action', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${shape} ${looks[look]}`} {...rest} />;
}
