import { z } from 'zod';
import { organization, text, title, webAddress } from '#site/schema/parts.ts';
import { defineSection } from '#site/section.ts';

export default defineSection({
  type: 'clients',
  fields: {
    title,
    description: text,
    linkNote: text,
    items: z.array(organization.extend({ kind: text, work: text, link: webAddress })).min(1),
  },
});
