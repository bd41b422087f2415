import type { ReactNode } from 'react';
import { useShell } from '#app/page-context.ts';
import { MailLink, PhoneLink, PostalAddress } from '#app/ui/contact-links.tsx';
import { Icon, mail, mapPin, phone } from '#app/ui/icon.tsx';
import { SampleLabel } from '#app/ui/sample-label.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

export default function ContactCardsSection({ view: cards, frame }: SectionProps<'contact-cards'>) {
  const { company } = useShell();
  return (
    <SectionFrame {...frame} slim className="contact-cards-section">
      <ul className="container contact-cards">
        <Card icon={<Icon icon={mapPin} />} {...cards.address}>
          <PostalAddress />
        </Card>
        <Card icon={<Icon icon={phone} />} {...cards.phone}>
          <PhoneLink className="link link-alone subheading text-h3" />
        </Card>
        <Card icon={<Icon icon={mail} />} {...cards.email}>
          <MailLink className="link link-alone subheading text-h3" />
        </Card>
      </ul>
      <div className="container">
        <SampleLabel of={[company]} />
      </div>
    </SectionFrame>
  );
}

type CardProps = { icon: ReactNode; title: string; description: string; children: ReactNode };

function Card({ icon, title, description, children }: CardProps) {
  return (
    <li>
      <span className="no-print">{icon}</span>
      <div>
        <h2 className="text-small text-strong text-soft">{title}</h2>
        <div className="mt-1">{children}</div>
        <p className="mt-1 text-fine text-soft">{description}</p>
      </div>
    </li>
  );
}
