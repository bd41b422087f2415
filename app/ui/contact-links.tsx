import { useShell } from '#app/hooks/use-shell.ts';

/** The company's postal address, one line for each part: of two texts the second would move as the fonts come. */
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

/** The company's phone as a link that dials (RFC 3966, with the country code). */
export function PhoneLink({ label, className }: { label?: string; className?: string }) {
  const { company } = useShell();
  return (
    <a href={`tel:${company.phone.number}`} className={className}>
      {label ?? company.phone.shown}
    </a>
  );
}

/** The company's e-mail as a link that opens a new mail, with a subject and text when given (RFC 6068). */
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
