import { contactRules } from '#shared/contact.ts';
import { phonePlan } from '#site/bundled.ts';

/** How this site checks what the form's fields hold. */
export const { phonePattern, formatPhone, validateContact } = contactRules(phonePlan);
