import { expect, test } from 'vitest';
import type { ContentOf } from '#site/section.ts';
import { sectionContext, viewOf } from '#site/section-context.server.ts';
import { testSite } from '#tests/test-site.ts';
import legal from './config.ts';

const content: ContentOf<typeof legal.fields> = {
  effective: '2026-11-20',
  parts: [
    {
      id: 'data',
      title: 'Data',
      paragraphs: [
        { text: 'counted', visits: 'counted' },
        { text: 'not counted', visits: 'not-counted' },
        { text: 'sent', sources: 'sent' },
        { text: 'from tab', sources: 'from-tab' },
        { text: 'not sent', sources: 'not-sent' },
      ],
    },
  ],
};

test.each([
  [{}, ['not counted', 'sent']],
  [{ VISITS: 'on', SOURCES: 'off' }, ['counted', 'not sent']],
  [{ SOURCES: 'tab' }, ['not counted', 'sent', 'from tab']],
])('a statement says what is true of a build with %j', (env, said) => {
  const view = viewOf(legal, content, sectionContext(testSite({ env }), 'en', '/privacy'));

  expect(view.parts[0]?.paragraphs).toEqual(said);
});
