import { z } from 'zod';
import { onward, text, texts, textsWith, textWith } from './field-types.ts';

/** Words of the shell that stand around every page. */
export const siteSchema = z.strictObject({
  skipToContent: text,
  nav: texts('label', 'home', 'contact', 'openMenu', 'closeMenu', 'menuTitle'),
  motion: texts('name', 'pause', 'play'),
  carousel: texts('label', 'previous', 'next', 'pause', 'play', 'slideName').extend({
    slide: textWith('n', 'total'),
    goTo: textWith('n', 'title'),
  }),
  service: texts('tag', 'technologiesTag').extend({
    allTechnologies: onward.optional(),
    more: textWith('n'),
    ...texts('deliverable', 'duration', 'needs', 'statsLabel', 'related', 'breadcrumb').shape,
    ...texts('factors', 'smallest', 'certifications', 'languages').shape,
  }),
  case: texts(
    'client',
    'industry',
    'services',
    'duration',
    'team',
    'costBefore',
    'price',
    'figures',
    'method',
    'period',
    'confirmedBy',
    'deliverables',
    'onService',
  ),
  article: texts('changedOn', 'topics', 'services', 'sourceList', 'newer', 'older', 'onService', 'onward').extend({
    minutes: textWith('n'),
    asOf: textWith('date'),
  }),
  markdown: texts('footnotes').extend(textsWith(['n'], 'backToText', 'table').shape),
  numbers: z.array(text).optional(),
  opening: texts('place', 'languages', 'salary', 'posted', 'closes', 'untilFilled', 'work', 'needs', 'kind').extend({
    kinds: texts('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'),
    pay: textsWith(['range'], 'HOUR', 'MONTH', 'YEAR'),
  }),
  people: textsWith(['name'], 'profile'),
  validity: texts('renewal').extend({ until: textWith('date') }),
  footer: z.strictObject({
    blurb: text,
    contact: text,
    postOfficeBox: textWith('number'),
    social: text,
    copyright: text,
    credit: text,
    privacy: text,
    accessibility: text,
    sample: text,
  }),
  search: texts('label', 'button'),
  newWindow: text,
  promises: z.strictObject({
    replyTime: textsWith(['n'], 'one', 'other'),
    officeHours: texts('clock').extend({
      days: textWith('first', 'last'),
      hours: textWith('days', 'from', 'to'),
      afterBreak: textWith('hours', 'from', 'to').optional(),
      all: textWith('hours', 'zone'),
    }),
    noticePeriod: text,
    warranty: text,
  }),
  sample: texts('label', 'explanation'),
});
