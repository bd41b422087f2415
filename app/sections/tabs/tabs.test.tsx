// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSection } from '#app/testing/render-in-shell.tsx';
import { siteReader } from '#site/site-reader.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { Section } from './component.tsx';
import config from './config.ts';

test('tabs that stand twice on a page lead each to its own panel', () => {
  const site = siteUnderTest();
  const [tabs] = siteReader(site, 'en', '/sap').sections('/sap', config);
  if (!tabs) throw new Error('/sap has no tabs.');
  renderSection<'tabs'>((props) => [<Section key={1} {...props} />, <Section key={2} {...props} />], tabs);
  const places = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-controls') ?? '');

  const panels = new Set(places.map((id) => document.getElementById(id)));
  expect([...panels].filter(Boolean)).toHaveLength(2 * Object.keys(tabs.tabContent).length);
});
