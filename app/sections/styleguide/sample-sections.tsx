import type { Samples } from '#app/content/loaders/styleguide-data.server.ts';
import { Lead } from '../buying/lead.tsx';
import { Pricing } from '../buying/pricing.tsx';
import { Questions } from '../buying/questions.tsx';
import { CallToAction } from '../call-to-action/call-to-action.tsx';
import { Mission } from '../company/mission.tsx';
import { AboutBlock } from '../home/about-block.tsx';
import { AdvisoryGrid } from '../home/advisory-grid.tsx';
import { ExperienceBlock } from '../home/experience-block.tsx';
import { SolutionCards } from '../home/solution-cards.tsx';
import { Milestones } from '../points/milestones.tsx';
import { PointGrid } from '../points/point-grid.tsx';
import { Prose } from '../reading/prose.tsx';
import { FactRow } from '../service/fact-row.tsx';
import { ServiceTabs } from '../service/service-tabs.tsx';
import { StatRow } from '../service/stat-row.tsx';
import { TechnologyGrid } from '../service/technology-grid.tsx';
import { Testimonials } from '../testimonials/testimonials.tsx';

export function SampleSections({ samples }: { samples: Samples }) {
  const { home, service, security, about, terrain, profile, papers } = samples;
  return (
    <>
      <ExperienceBlock experience={home.experience} />
      <AboutBlock about={home.about} />
      <SolutionCards solutions={home.solutions} terrain={terrain} />
      <Testimonials testimonials={home.testimonials} />
      <AdvisoryGrid advisory={home.advisory} papers={papers} />
      <div data-family="erp">
        <ServiceTabs tabs={service.tabs} />
        <StatRow stats={service.stats} />
        <TechnologyGrid technologies={service.technologies} />
        {service.pricing && <Pricing pricing={service.pricing} />}
        {service.questions && <Questions questions={service.questions} />}
        {service.lead && <Lead lead={service.lead} />}
      </div>
      <div data-family="security">
        <Prose paragraphs={security.intro} />
        <PointGrid block={security.components} look="numbered" surface="wash" />
        <PointGrid block={security.points} look="columns" />
        <FactRow facts={security.facts} />
      </div>
      <Mission mission={about.mission} />
      <Milestones block={about.values} profile={profile} id="values" surface="wash" />
      <CallToAction cta={home.cta} terrain={terrain} />
    </>
  );
}
