export type Language = { code: string; tag: string; name: string; direction: 'ltr' | 'rtl' };

/** What browsers too must know of `content/`. */
export type SiteFacts = {
  languages: [Language, ...Language[]];
  phonePlan: { countryCode: string; trunkPrefix?: string | undefined; groups: number[] };
};

/** As Vite puts it into what it builds for browsers. In Node.js `#site-facts` is `app/content/site-facts.server.ts`. */
export const { languages, phonePlan }: SiteFacts = import.meta.env.SITE_FACTS;
