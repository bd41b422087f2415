import { MoreFold } from '#app/ui/more-fold.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { SectionProps } from '../definitions.ts';
import { Engagement } from '../engagement/component.tsx';

type Tab = SectionProps<'tabs'>['view']['tabContent'][string];

/** More than these are laid out across the panel. */
const fewFeatures = 6;

/** Of many features narrow screens fold all but the first, so that the slides of a carousel differ little in height. */
const openFeatures = 3;

export function TabPanel({ tab }: { tab: Tab }) {
  return (
    <div className="tab-panel panel bleed">
      <div className="tab-text">
        <h3 className="heading text-part-title">{tab.title}</h3>
        <p className="mt-4 text-soft">{tab.description}</p>
      </div>
      {tab.image && <Picture {...tab.image} className="tab-picture no-print" />}
      <Features features={tab.features} />
      {tab.engagement && <Engagement engagement={tab.engagement} className="tab-engagement" />}
    </div>
  );
}

function Features({ features }: { features: Tab['features'] }) {
  if (features.length <= fewFeatures) return <FeatureList features={features} />;
  const foldedFeatures = features.slice(openFeatures);
  return (
    <div className="many-features">
      <FeatureList features={features.slice(0, openFeatures)} />
      <MoreFold count={foldedFeatures.length}>
        <FeatureList features={foldedFeatures} />
      </MoreFold>
    </div>
  );
}

function FeatureList({ features }: { features: Tab['features'] }) {
  return (
    <ul className="features bullets print-inline">
      {features.map((feature) => (
        <Feature key={typeof feature === 'string' ? feature : feature.title} feature={feature} />
      ))}
    </ul>
  );
}

function Feature({ feature }: { feature: Tab['features'][number] }) {
  if (typeof feature === 'string') return <li>{feature}</li>;
  return (
    <li className="feature">
      <h4>{feature.title}</h4>
      <p className="no-print text-small text-soft">{feature.description}</p>
    </li>
  );
}
