import { z } from 'zod';
import { block, item } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

/** The drawn profile has six stations. */
const schema = block.extend({ items: z.array(item).length(6) });

export default defineSection({
  type: 'milestones',
  schema,
  view: (content, site) => ({ ...content, profile: site.profile() }),
});
