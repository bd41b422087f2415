import { z } from 'zod';
import { block, item } from '#site/schema/field-types.ts';
import { defineSection } from '#site/section.ts';

/** The picture has six points. */
export default defineSection({
  type: 'milestones',
  fields: { ...block.shape, items: z.array(item).length(6) },
  view: (content, context) => ({ ...content, drawing: context.milestoneDrawing() }),
});
