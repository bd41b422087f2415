import { IslandFrame } from '#app/island-frame.tsx';
import { useShell } from '#app/page-context.ts';
import { SectionHeading } from '#app/ui/heading.tsx';
import { SectionFrame } from '#app/ui/section-frame.tsx';
import type { SectionProps } from '../definitions.ts';
import { Island as Tabs } from './island.tsx';
import { TabPanel } from './tab-panel.tsx';

export default function TabsSection({ view: tabs, frame }: SectionProps<'tabs'>) {
  const { sectionWords, carousel: words } = useShell().words;
  const tabList = Object.values(tabs.tabContent);
  return (
    <SectionFrame {...frame} className="tabs">
      <div className="container">
        <SectionHeading
          tagline={sectionWords.tag}
          title={tabs.sectionTitle}
          description={tabs.sectionDescription}
          layout="split"
        />
      </div>
      <IslandFrame
        section="tabs"
        component={Tabs}
        props={{ title: tabs.sectionTitle, labels: tabList.map(({ label }) => label), words }}
        parts={tabList.map((tab) => <TabPanel key={tab.label} tab={tab} />)}
        className="container"
      />
    </SectionFrame>
  );
}
