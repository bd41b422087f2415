import { OnwardLink } from '#app/ui/onward-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';

/** Clients' marks on a belt that goes round in 30 s; the list stands twice so that it never ends, the second one silent. */
export function Section({ view: strip, frame }: SectionProps<'client-strip'>) {
  return (
    <SectionFrame {...frame} slim className="client-strip" data-reveal="">
      <div className="container row client-strip-heading">
        <h2 className="subheading text-h4">{strip.title}</h2>
        <OnwardLink label={strip.linkLabel} to={strip.to} />
      </div>
      <div className="strip">
        <MarkList clients={strip.clients} />
        <MarkList clients={strip.clients} silent />
      </div>
    </SectionFrame>
  );
}

type MarkListProps = Pick<SectionProps<'client-strip'>['view'], 'clients'> & { silent?: boolean };

function MarkList({ clients, silent = false }: MarkListProps) {
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
