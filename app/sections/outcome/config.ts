import { defineSection } from '#site/section.ts';
import contactForm from '../contact-form/config.ts';
import { outcome } from './fields.ts';

/** Only a message that has arrived is followed by what the form's page promised. */
export default defineSection({
  ...outcome,
  isHead: true,
  view: (content, site) => ({
    ...content,
    next: content.reference ? site.allSections(contactForm)[0]?.next : undefined,
  }),
});
