import { testPictures } from '#tests/e2e/pictures.ts';

/** Ten pages, one at least of each build, one of them in Spanish for its longer words. */
testPictures(
  [
    '/',
    '/sap',
    '/es/web-development',
    '/data-analytics',
    '/network-security',
    '/hire-an-erp-consultant',
    '/about-us',
    '/partners-clients',
    '/contact-us',
    '/services',
  ],
  [1280, 360],
);
