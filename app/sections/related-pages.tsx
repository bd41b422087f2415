import { ArrowRight } from 'lucide-react';
import { SiteLink } from '../primitives/site-link.tsx';
import type { RelatedPage } from '../service-data.server.ts';
import { useShell } from '../shell.ts';

/** Where to read on, each link in the hue of its family. */
export function RelatedPages({ related }: { related: RelatedPage[] }) {
  const { service } = useShell().site;
  return (
    <nav className="band-slim border-t border-line no-print" aria-labelledby="related">
      <div className="wrap">
        <h2 id="related" className="subheading text-h4">
          {service.related}
        </h2>
        <ul className="related mt-6">
          {related.map((page) => (
            <li key={page.to} data-family={page.family}>
              <SiteLink to={page.to} className="cover subheading text-h3">
                {page.label}
              </SiteLink>
              <p className="mt-2 text-small text-soft">{page.summary}</p>
              <ArrowRight aria-hidden="true" />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
