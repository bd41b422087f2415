import { milestonesData } from '../content/loaders/page-data.server.ts';
import { ContactButton } from '../sections/call-to-action/contact-button.tsx';
import { HowToApply } from '../sections/company/how-to-apply.tsx';
import { PageHero } from '../sections/hero/page-hero.tsx';
import { Milestones, PointGrid } from '../sections/points/points.tsx';
import { Prose } from '../sections/reading/prose.tsx';
import type { Route } from './+types/careers';

export { pageMeta as meta } from '../seo/page-meta.ts';

export const loader = ({ url }: Route.LoaderArgs) => milestonesData(url, 'careers');

export default function CareersPage({ loaderData }: Route.ComponentProps) {
  const { page, family, contours, profile } = loaderData;
  return (
    <div data-family={family}>
      <PageHero
        hero={page.hero}
        name={page.navLabel}
        family={family}
        contours={contours}
        actions={<ContactButton label={page.hero.buttonText} />}
      />
      <Prose {...page.culture} surface="deep" />
      <Milestones block={page.values} profile={profile} id="values" surface="wash" />
      <PointGrid block={page.why} look="columns" id="why" />
      <HowToApply apply={page.apply} contours={contours} />
    </div>
  );
}
