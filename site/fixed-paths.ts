import { roles } from '#site-facts';

/** Pages that the site itself leads to: they always stand in `content/pages.yaml`, in every language, without draft or dates. */
export const fixedPaths = { home: '/', ...roles, notFound: '/404' };
