import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Page } from '#app/content/page.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { SampleLabel } from '../sample/sample-label.tsx';
import { MailLink, PhoneLink, PostalAddress } from './reach.tsx';

export function ContactCards({ cards }: { cards: Page<'contact'>['cards'] }) {
  const { company } = useShell();
  return (
    <section className="section-slim" data-surface="deep" data-family="corporate">
      <ul className="container contact-cards">
        <Card icon={<MapPin aria-hidden="true" />} {...cards.address}>
          <PostalAddress />
        </Card>
        <Card icon={<Phone aria-hidden="true" />} {...cards.phone}>
          <PhoneLink className="link link-alone subheading text-h3" />
        </Card>
        <Card icon={<Mail aria-hidden="true" />} {...cards.email}>
          <MailLink className="link link-alone subheading text-h3" />
        </Card>
      </ul>
      <div className="container">
        <SampleLabel of={[company]} />
      </div>
    </section>
  );
}

type CardProps = { icon: ReactNode; title: string; description: string; children: ReactNode };

function Card({ icon, title, description, children }: CardProps) {
  return (
    <li>
      <span>{icon}</span>
      <div>
        <h2 className="text-small text-strong text-soft">{title}</h2>
        <div className="mt-1">{children}</div>
        <p className="mt-1 text-fine text-soft">{description}</p>
      </div>
    </li>
  );
}
