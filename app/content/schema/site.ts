import { z } from 'zod';
import { text } from './parts.ts';

const menuNames = z.strictObject({ corporate: text, erp: text, digital: text, data: text, security: text });

/** Words of the shell that stand around every page. */
export const siteSchema = z.strictObject({
  languageName: text,
  otherLanguage: text.describe('The other language, named in itself.'),
  skipToContent: text,
  nav: z.strictObject({
    label: text,
    home: text,
    contact: text,
    openMenu: text,
    closeMenu: text,
    menuTitle: text,
    menus: menuNames,
    menuNotes: menuNames,
  }),
  motion: z.strictObject({ pause: text, play: text }),
  carousel: z.strictObject({
    label: text,
    previous: text,
    next: text,
    pause: text,
    play: text,
    slideName: text,
    slide: text,
    goTo: text,
  }),
  service: z.strictObject({
    start: text,
    view: text,
    tag: text,
    technologiesTag: text,
    allTechnologies: text,
    deliverable: text,
    duration: text,
    needs: text,
    more: text,
    statsLabel: text,
    related: text,
    breadcrumb: text,
    factors: text.describe('Before the list of what moves a price.'),
    smallest: text.describe('Before the smallest piece of work and its price.'),
    certifications: text,
    languages: text,
  }),
  footer: z.strictObject({
    blurb: text,
    label: text,
    quick: text,
    services: text,
    security: text,
    contact: text,
    postOfficeBox: text.describe('Before the number of the company’s post office box, which is $number.'),
    social: text,
    copyright: text,
    credit: text,
    privacy: text,
    accessibility: text,
    sample: text,
  }),
  failure: z.strictObject({ title: text, description: text, reload: text }),
  newWindow: text,
  promises: z
    .strictObject({
      replyTime: text.describe('How soon a message is answered. Texts name it as {replyTime}.'),
      officeHours: text.describe('When the phone is answered. Texts name it as {officeHours}.'),
      noticePeriod: text.describe(
        'How long before its end a support contract is given notice. Texts name it as {noticePeriod}.',
      ),
      warranty: text.describe(
        'How long defects are fixed free of charge after acceptance. Texts name it as {warranty}.',
      ),
    })
    .describe('What several pages promise, in words.'),
  sample: z
    .strictObject({ label: text, explanation: text })
    .describe('The small label beside what is made up, and what it means.'),
});
