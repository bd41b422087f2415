import { useShell } from '#app/page-context.ts';
import { mailAddress } from './mail-address.ts';

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

export function MailLink(props: { label?: string; className?: string; address?: string; subject?: string }) {
  const { company } = useShell();
  const address = props.address ?? company.email;
  return (
    <a href={mailAddress(address, props.subject)} className={props.className}>
      {props.label ?? address}
    </a>
  );
}
