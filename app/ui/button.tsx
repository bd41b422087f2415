import type { ButtonHTMLAttributes, ReactNode } from 'react';

const looks = {
  /** The one thing a person should press. */
  action: 'button button-primary',
  /** An alternative beside it. */
  quiet: 'button button-secondary',
} as const;

type ButtonLook = keyof typeof looks;

type LinkProps = { to: string; look?: ButtonLook; children: ReactNode };

export function ButtonLink({ to, look = 'action', children }: LinkProps) {
  return (
    <a href={to} className={looks[look]}>
      {children}
    </a>
  );
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook };

export function Button({ look = 'action', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={looks[look]} {...rest} />;
}
