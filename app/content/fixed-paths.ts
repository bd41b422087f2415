/** Pages that the site itself leads to. They always stand in `content/pages.yaml`, without draft or dates. */
export const fixedPaths = {
  home: '/',
  contact: '/contact-us',
  sent: '/contact-us/sent',
  notSent: '/contact-us/not-sent',
  privacy: '/privacy',
  accessibility: '/accessibility',
  search: '/search',
  notFound: '/404',
} as const;
