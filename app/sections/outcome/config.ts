import { type ContentOf, defineSection } from '#site/section.ts';
import type { SiteReader } from '#site/site-reader.server.ts';
import contactForm from '../contact-form/config.ts';
import { outcome } from './fields.ts';

/** Only a message that has arrived is followed by what the form's page promised. */
function load({ reference }: ContentOf<typeof outcome>, site: SiteReader) {
  if (!reference) return undefined;
  return site.allSections(contactForm).find((section) => section.next)?.next;
}

export default defineSection({ ...outcome, isHead: true, load });
