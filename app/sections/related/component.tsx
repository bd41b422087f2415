import { ArrowRight } from 'lucide-react';
import type { SectionProps } from '#app/content/page.ts';
import { useShell } from '#app/hooks/use-shell.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';

export function Section({ data: related, surface, content }: SectionProps<'related'>) {
  const { service } = useShell().site;
  return (
    <SectionFrame surface={surface} slim className="no-print" id={content.id}>
      <nav aria-labelledby="related">
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
                {page.image && <Picture {...page.image} alt="" />}
                <ArrowRight aria-hidden="true" />
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </SectionFrame>
  );
}
