import type { Page } from '../page.ts';
import { Picture } from '../primitives/picture.tsx';
import { useShell } from '../shell.ts';
import { Fact } from './fact-row.tsx';

type Tab = Page<'service'>['tabs']['tabContent'][string];

/** From this number on features are set closer, in three columns. */
const manyFeatures = 7;

/** What one tab says: picture, text, features, and the three facts a client asks for. */
export function TabPanel({ tab }: { tab: Tab }) {
  const { service } = useShell().site;
  const many = tab.features.length >= manyFeatures;
  return (
    <div className="tab-panel">
      <div className="tab-text">
        <h3 className="heading text-h3">{tab.title}</h3>
        <p className="mt-4 text-soft">{tab.description}</p>
      </div>
      <Picture {...tab.image} className="tab-picture" />
      <ul className="features" data-many={many ? '' : undefined}>
        {tab.features.map((feature) => (
          <Feature key={typeof feature === 'string' ? feature : feature.title} feature={feature} />
        ))}
      </ul>
      <dl className="facts">
        <Fact name={service.deliverable} value={tab.facts.deliverable} />
        <Fact name={service.duration} value={tab.facts.duration} />
        <Fact name={service.needs} value={tab.facts.needs} />
      </dl>
    </div>
  );
}

function Feature({ feature }: { feature: Tab['features'][number] }) {
  if (typeof feature === 'string') return <li>{feature}</li>;
  return (
    <li>
      <h4>{feature.title}</h4>
      <p>{feature.description}</p>
    </li>
  );
}
