export type Language = { code: string; tag: string; name: string; direction: 'ltr' | 'rtl'; colon: string };

/** What browsers must know of `content/`. */
export type SiteOutline = {
  languages: [Language, ...Language[]];
  /** Paths of the pages that the site itself leads to. */
  pagePurposes: Record<'contact' | 'sent' | 'notSent' | 'privacy' | 'accessibility', string> & {
    search?: string;
    legalNotice?: string;
  };
  phonePlan: PhonePlan;
  emailRule: EmailRule;
  /** Addresses of pages in a language, by path, if they differ from it. */
  addresses: Record<string, Record<string, string>>;
};

/** Which e-mail addresses the form takes: those of HTML, or short endings and no sign but `.`, `_` and `-` alone. */
export type EmailRule = 'html' | 'strict';

/** How numbers of the company's own country are written. */
export type PhonePlan = {
  countryCode: string;
  trunkPrefix?: string | undefined;
  groups: number[];
  separator?: string | undefined;
};
