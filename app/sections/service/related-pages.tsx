import { ArrowRight } from 'lucide-react';
import type { RelatedPage } from '#app/content/loaders/service-data.server.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

export function RelatedPages({ related }: { related: RelatedPage[] }) {
  const { service } = useShell().site;
  return (
    <nav className="section-slim section-ruled no-print" aria-labelledby="related">
      <div className="container">
        <h2 id="related" className="subheading text-h3">
          {service.related}
        </h2>
        <ul className="related mt-6">
          {related.map((page) => (
            <li key={page.to} data-family={page.family}>
              <div>
                <SiteLink to={page.to} className="cover subheading text-h4">
                  {page.label}
                </SiteLink>
                <p className="mt-1 text-small text-soft">{page.summary}</p>
              </div>
              <Picture {...page.image} alt="" />
              <ArrowRight aria-hidden="true" />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
