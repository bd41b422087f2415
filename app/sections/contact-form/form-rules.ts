import { contactRules } from '#shared/contact.ts';
import { emailRule, phonePlan } from '#site/bundled-site.ts';
import { phoneField } from './phone-field.ts';

/** How this site checks what the form's fields hold. */
export const { emailPattern, phonePattern, formatPhone, validateContact } = contactRules({ phonePlan, emailRule });

/** What the phone field shows after an input. */
export const afterInput = phoneField(phonePlan);
