/** What a field of the content is. Its schema says it: `.meta({ role })`. */
export type Role =
  // Words that people read. A title names its group, a name is a proper name, a quote repeats words of the page.
  | 'text'
  | 'title'
  | 'highlight'
  | 'name'
  | 'quote'
  | 'alt'
  | 'value'
  | 'mail-subject'
  | 'markdown'
  // Where something leads: a page of this site, one that is left out while it is not shown, one
  // with its language, and any other address.
  | 'link'
  | 'listed-link'
  | 'localized-link'
  | 'address'
  // Something in `content/media/`; an image is a drawing or a photo with what it tells.
  | 'image'
  | 'drawing'
  | 'paper'
  | 'photo'
  | 'logo'
  | 'file'
  // `entity` says what an id names and what it is looked up among.
  | 'id'
  | 'id-reference'
  // What programs read: a currency, the number of a criterion.
  | 'code'
  | 'choice'
  | 'flag'
  | 'off'
  | 'sample'
  | 'sample-note'
  | 'number'
  // The last day of something, and the day on which it was looked up.
  | 'date'
  | 'end'
  | 'looked-up'
  // Groups.
  | 'stat'
  | 'sum'
  | 'onward'
  | 'dated-claim';

declare module 'zod' {
  interface GlobalMeta {
    role?: Role;
    entity?: string;
    /** Whether visitors see no page without it, though the schema takes one. */
    needed?: boolean;
    /** Names in braces that a text may have beside the facts. */
    placeholders?: string[];
  }
}
