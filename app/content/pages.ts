/**
 * Every page of the site, once. Each entry stands at `path` in English and at `/es` + `path` in Spanish, reads
 * `content/<locale>/<slug of path>.yaml` and is shown by `app/routes/<kind>.tsx`. The order is the order of menus.
 */
export const pages = [
  { path: '/', kind: 'home' },
  { path: '/contact-us', kind: 'contact' },
  { path: '/about-us', kind: 'about', menu: 'corporate' },
  { path: '/partners-clients', kind: 'partners', menu: 'corporate' },
  { path: '/careers', kind: 'careers', menu: 'corporate' },
  { path: '/sap', kind: 'service', menu: 'erp' },
  { path: '/sap-business-one', kind: 'service', menu: 'erp' },
  { path: '/salesforce-services', kind: 'service', menu: 'erp' },
  { path: '/oracle-services', kind: 'service', menu: 'erp' },
  { path: '/hire-an-erp-consultant', kind: 'hire', menu: 'erp' },
  { path: '/database-administration', kind: 'service', menu: 'erp' },
  { path: '/web-development', kind: 'service', menu: 'digital' },
  { path: '/native-mobile-applications', kind: 'service', menu: 'digital' },
  { path: '/testing', kind: 'service', menu: 'digital' },
  { path: '/aws-cloud-services', kind: 'service', menu: 'digital' },
  { path: '/azure-cloud-services', kind: 'service', menu: 'digital' },
  { path: '/managed-cloud-services', kind: 'service', menu: 'digital' },
  { path: '/ai-ml', kind: 'service', menu: 'data' },
  { path: '/data-analytics', kind: 'service', menu: 'data' },
  { path: '/generative-ai', kind: 'service', menu: 'data' },
  { path: '/network-security', kind: 'security', menu: 'security' },
  { path: '/penetration-testing', kind: 'security', menu: 'security' },
  { path: '/vulnerability-assessment', kind: 'security', menu: 'security' },
  { path: '/data-protection', kind: 'security', menu: 'security' },
  { path: '/container-security', kind: 'security', menu: 'security' },
  { path: '/endpoint-security', kind: 'security', menu: 'security' },
  { path: '/about-us-home', kind: 'section' },
  { path: '/featured', kind: 'section' },
  { path: '/why-choose-us', kind: 'section' },
  { path: '/testimonial', kind: 'section' },
  { path: '/services', kind: 'services' },
  { path: '/technologies', kind: 'technologies' },
  { path: '/privacy', kind: 'legal' },
  { path: '/accessibility', kind: 'legal' },
  { path: '/contact-us/sent', kind: 'outcome', unlisted: true },
  { path: '/contact-us/not-sent', kind: 'outcome', unlisted: true },
  { path: '/404', kind: 'not-found', unlisted: true },
] as const satisfies readonly PageEntry[];

/** Service links of the footer, in its order. */
export const footerServices = [
  '/sap',
  '/salesforce-services',
  '/ai-ml',
  '/data-analytics',
  '/web-development',
  '/native-mobile-applications',
  '/oracle-services',
] as const satisfies readonly PagePath[];

/** Where the contact service leads a form that was sent without JavaScript. */
export const outcomePages = {
  sent: '/contact-us/sent',
  notSent: '/contact-us/not-sent',
} as const satisfies Record<string, PagePath>;

/** The navigation's groups. All but `corporate` are service families and own a hue. */
export const menus = ['corporate', 'erp', 'digital', 'data', 'security'] as const;

export const kinds = [
  'home',
  'contact',
  'about',
  'partners',
  'careers',
  'service',
  'hire',
  'security',
  'section',
  'services',
  'technologies',
  'legal',
  'outcome',
  'not-found',
] as const;

export type Menu = (typeof menus)[number];
export type Family = Exclude<Menu, 'corporate'>;
export type Kind = (typeof kinds)[number];
export type PagePath = (typeof pages)[number]['path'];

export type PageEntry = {
  path: string;
  kind: Kind;
  menu?: Menu;
  /** Kept out of menus, sitemap and search engines. */
  unlisted?: true;
};

/** Takes a page's path, gives the name of its content file without language and ending: `/contact-us/sent` -> `contact-us-sent`. */
export function slugOf(path: string): string {
  return path === '/' ? 'home' : path === '/404' ? 'not-found' : path.slice(1).replaceAll('/', '-');
}
