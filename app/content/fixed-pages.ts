import type { Kind } from './schema/pages.ts';

/** The pages that code itself leads to, with their kinds. They always stand in `content/pages.yaml`, without draft or dates. */
export const fixedPages = {
  '/': 'home',
  '/contact-us': 'contact',
  '/contact-us/sent': 'outcome',
  '/contact-us/not-sent': 'outcome',
  '/about-us': 'about',
  '/partners-clients': 'partners',
  '/services': 'services',
  '/technologies': 'technologies',
  '/privacy': 'legal',
  '/accessibility': 'legal',
  '/404': 'not-found',
} as const satisfies Record<string, Kind>;

export type FixedPath = keyof typeof fixedPages;

/** Where the contact service leads a form that was sent without JavaScript. */
export const outcomePages = {
  sent: '/contact-us/sent',
  notSent: '/contact-us/not-sent',
} as const satisfies Record<string, FixedPath>;

export const contactPath = '/contact-us' satisfies FixedPath;

export const notFoundPath = '/404' satisfies FixedPath;
