import { OnwardLink } from '#app/ui/onward-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

/** Logos of clients in a moving strip. A second list lets it loop without a gap; screen readers get only one. */
export function Section({ view: strip, frame }: SectionProps<'client-strip'>) {
  return (
    <SectionFrame {...frame} slim className="client-strip" data-reveal="">
      <div className="container row client-strip-heading">
        <h2 className="subheading text-h4">{strip.title}</h2>
        <OnwardLink label={strip.linkLabel} to={strip.to} />
      </div>
      <div className="strip">
        <LogoList clients={strip.clients} />
        <LogoList clients={strip.clients} silent />
      </div>
    </SectionFrame>
  );
}

type LogoListProps = Pick<SectionProps<'client-strip'>['view'], 'clients'> & { silent?: boolean };

function LogoList({ clients, silent = false }: LogoListProps) {
  return (
    <ul aria-hidden={silent || undefined}>
      {clients.map((client) => (
        <li key={client.id}>
          <Picture {...client.logo} alt={silent ? '' : client.name} />
        </li>
      ))}
    </ul>
  );
}
