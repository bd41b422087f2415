import { defineSection } from '#site/section.ts';
import contactForm from '../contact-form/config.ts';
import { outcome } from './fields.ts';

/** The next steps follow a sent message only. */
export default defineSection({
  ...outcome,
  isHead: true,
  view: (content, site) => ({
    ...content,
    next: content.reference ? site.allSections(contactForm)[0]?.next : undefined,
  }),
});
