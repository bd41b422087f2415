export type Language = { code: string; tag: string; name: string; direction: 'ltr' | 'rtl'; colon: string };

/** What browsers too must know of `content/`. */
export type SiteFacts = {
  languages: [Language, ...Language[]];
  /** Paths of the pages that the site itself leads to. */
  roles: Record<'contact' | 'sent' | 'notSent' | 'privacy' | 'accessibility', string> & { search?: string };
  phonePlan: { countryCode: string; trunkPrefix?: string | undefined; groups: number[] };
};

/** As Vite puts it into what it builds for browsers. In Node.js `#site-facts` is `site/site-facts.server.ts`. */
export const { languages, phonePlan, roles }: SiteFacts = import.meta.env.SITE_FACTS;
