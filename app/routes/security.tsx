import { serviceData } from '../content/loaders/service-data.server.ts';
import { Buying } from '../sections/buying/buying.tsx';
import { CallToAction } from '../sections/call-to-action/call-to-action.tsx';
import { ContactButton } from '../sections/call-to-action/contact-button.tsx';
import { PageHero } from '../sections/hero/page-hero.tsx';
import { PointGrid } from '../sections/points/points.tsx';
import { Prose } from '../sections/reading/prose.tsx';
import { FactRow } from '../sections/service/fact-row.tsx';
import { RelatedPages } from '../sections/service/related-pages.tsx';
import type { Route } from './+types/security';

export { pageMeta as meta } from '../seo/page-meta.ts';

export const loader = ({ url }: Route.LoaderArgs) => serviceData(url, 'security');

export default function SecurityPage({ loaderData }: Route.ComponentProps) {
  const { page, family, contours, related } = loaderData;
  return (
    <div data-family={family}>
      <PageHero
        surface="deep"
        hero={page.hero}
        name={page.navLabel}
        family={family}
        contours={contours}
        actions={<ContactButton label={page.cta.buttonText} />}
      />
      <Prose paragraphs={page.intro} />
      <PointGrid block={page.components} look="numbered" surface="wash" />
      <PointGrid block={page.points} look="columns" />
      <FactRow facts={page.facts} />
      <Buying page={page} />
      <RelatedPages related={related} />
      <CallToAction cta={page.cta} contours={contours} />
    </div>
  );
}
