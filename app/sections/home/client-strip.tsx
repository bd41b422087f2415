import type { StripClient } from '#app/content/loaders/home-data.server.ts';
import type { Page } from '#app/content/page.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SampleLabel } from '../sample/sample-label.tsx';
import { OnwardLink } from './onward-link.tsx';

type ClientStripProps = { strip: Page<'home'>['clients']; clients: StripClient[] };

/** Clients' marks on a belt that goes round in 30 s; the list stands twice so that it never ends, the second one silent. */
export function ClientStrip({ strip, clients }: ClientStripProps) {
  return (
    <section className="section-slim section-ruled" data-reveal="">
      <div className="container row strip-heading">
        <h2 className="subheading text-h4">{strip.title}</h2>
        <SampleLabel of={clients} />
        <OnwardLink label={strip.linkLabel} to="/partners-clients" />
      </div>
      <div className="strip">
        <MarkList clients={clients} />
        <MarkList clients={clients} silent />
      </div>
    </section>
  );
}

function MarkList({ clients, silent = false }: { clients: StripClient[]; silent?: boolean }) {
  return (
    <ul aria-hidden={silent || undefined}>
      {clients.map((client) => (
        <li key={client.id}>
          <Picture {...client.mark} alt={silent ? '' : client.name} />
        </li>
      ))}
    </ul>
  );
}
