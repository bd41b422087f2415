import { useShell } from '#app/hooks/use-shell.ts';

/** One line for each part: if both shared a line, the second would move when the fonts load. */
export function PostalAddress() {
  const { company, addressLines } = useShell();
  const [place, town] = addressLines;
  return (
    <address>
      <span>{company.legalName}</span>
      <br />
      {place}
      <br />
      {town}
    </address>
  );
}

/** RFC 3966 */
export function PhoneLink({ label, className }: { label?: string; className?: string }) {
  const { company } = useShell();
  return (
    <a href={`tel:${company.phone.number}`} className={className}>
      {label ?? company.phone.shown}
    </a>
  );
}

/** RFC 6068 */
export function MailLink(props: {
  label?: string;
  className?: string;
  address?: string;
  subject?: string;
  body?: string;
}) {
  const { company } = useShell();
  const address = props.address ?? company.email;
  const query = [
    ['subject', props.subject],
    ['body', props.body],
  ].flatMap(([key, value]) => (value ? [`${key}=${encodeURIComponent(value)}`] : []));
  return (
    <a href={`mailto:${address}${query.length > 0 ? `?${query.join('&')}` : ''}`} className={props.className}>
      {props.label ?? address}
    </a>
  );
}
