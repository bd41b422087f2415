import { z } from 'zod';
import './field-role.ts';

/** One or more words, as every text of the content. */
export const text = z.string().trim().min(1).meta({ role: 'text' });
/** The title of the group it is in. */
export const title = text.meta({ role: 'title' });
/** The second half of a title. */
export const highlight = text.meta({ role: 'highlight' });
/** A proper name, which languages share. */
export const properName = text.meta({ role: 'name' });
/** The subject of a mail that visitors write, which stands in an address. */
export const mailSubject = text.meta({ role: 'mail-subject' });
/** What a program reads. */
export const code = z.string().trim().min(1).meta({ role: 'code' });
/** Words that also occur elsewhere on the page. */
const quote = text.meta({ role: 'quote' });

/** A group of texts with these names. */
export function texts<Name extends string>(...names: Name[]) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);
}

/** A text that may name these values in braces, which are filled in when it is used. */
export function textWith(...placeholders: string[]) {
  return text.meta({ placeholders });
}

/** A group of such texts. */
export function textsWith<Name extends string>(placeholders: string[], ...names: Name[]) {
  const shape = Object.fromEntries(names.map((name) => [name, textWith(...placeholders)])) as Record<Name, typeof text>;
  return z.strictObject(shape);
}

/** A text for one and another for several. */
export const pluralTexts = textsWith(['count'], 'one', 'other');

/** A text of limited length, in characters, counted with its facts filled in. */
export function textOf(longest: number, shortest = 1) {
  return z.string().trim().min(shortest).max(longest).meta({ role: 'text' });
}

/** A path of this site, without language. */
export const link = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'link-form')
  .meta({ role: 'link' });

/** A page in a list of links: the list leaves it out while it is not shown. */
export const listedLink = link.meta({ role: 'listed-link' });

/** A page whose kind is a service. */
export const serviceLink = link.meta({ role: 'link', entity: 'service' });

/** What a draft may lack, and no page that visitors see: a new page has it empty. */
export function beforePublishing<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().meta({ needed: true });
}

/** The address of a page of another site. */
export const webAddress = z
  .url({
    protocol: /^https$/,
    error: 'address-of-site-form',
  })
  .meta({ role: 'address' });

export const moment = z
  .union([z.iso.datetime({ offset: true, precision: -1 }), z.iso.datetime({ offset: true })], 'moment-form')
  .meta({ role: 'date' });

/** What stands in the head of a page. Search engines cut longer texts and fill up shorter ones. */
export const meta = z.strictObject({ title: textOf(50, 15), description: textOf(155, 70) });

/** The id of a group of `content/menus.yaml`. */
export const menuGroupId = z
  .string()
  .regex(/^[a-z]+$/, 'group-form')
  .meta({ role: 'id-reference', entity: 'group' });

const id = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'id-form')
  .meta({ role: 'id' });

/** The id of a section, for links to it: `/about-us#values`. */
export const sectionId = idOf('section');

/** The id of something, by which other fields refer to it. */
export function idOf(entity: string) {
  return id.meta({ role: 'id', entity });
}

/** Refers to the id of something in the same language. */
export function idReference(entity: string) {
  return id.meta({ role: 'id-reference', entity });
}

/** The name of a drawing. */
export const drawing = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'drawing-form')
  .meta({ role: 'drawing' });

/** The name of a drawn sheet of paper. */
export const paper = drawing.meta({ role: 'paper' }).brand<'paper'>();

/** The name of a file in `content/media/` that is shown as a photograph or as a logo, which may also be SVG. */
const photo = mediaFile('jpe?g|png|webp|JPE?G|PNG|WEBP').meta({ role: 'photo' });
export const logo = mediaFile('svg|jpe?g|png|webp|SVG|JPE?G|PNG|WEBP').meta({ role: 'logo' }).brand<'logo'>();

/** The name of a file in `content/media/` that readers open: a PDF or a picture. */
export const documentFile = mediaFile('pdf|jpe?g|png|webp|PDF|JPE?G|PNG|WEBP').meta({ role: 'file' }).brand<'file'>();

/** The name of a file in `content/media/` with one of these endings. */
export function mediaFile(endings: string) {
  const message = 'file-form';
  return z.string().regex(new RegExp(`^[\\w.-]+\\.(${endings})$`), message);
}

/** A drawing or a photograph, with its text alternative. A draft may lack both. */
export const image = z
  .strictObject({ scene: drawing.optional(), photo: photo.optional(), alt: textOf(140).meta({ role: 'alt' }) })
  .refine(({ scene, photo }) => !scene || !photo, 'scene-or-photo')
  .meta({ role: 'image' })
  .brand<'image'>();

/** Whether something is made up. */
export const sample = z.boolean().meta({ role: 'sample' });

/** A figure with what it counts. */
export const stat = z
  .strictObject({
    // Not `max()`, which editors would enforce: a fact in braces or a hint in brackets may be longer than its value.
    value: text
      .refine((value) => /[{[]/.test(value) || value.length <= 8, { params: { code: 'long-value', most: 8 } })
      .meta({ role: 'value' }),
    label: textOf(45).meta({ role: 'title' }),
    sample,
  })
  .meta({ role: 'stat' });

export const item = z.strictObject({ title, description: text });

export const block = z.strictObject({ title, description: text, items: z.array(item).min(2) });

export const nextSteps = z.strictObject({ title, steps: z.array(item).min(2) });

/** A link to a page that continues a section. */
export const onward = z.strictObject({ label: title, to: link }).meta({ role: 'onward' });

/** What a card shows beside its words. */
export const card = item.extend({
  icon: z.enum(['brain', 'cloud', 'cycle', 'link', 'phone', 'scale', 'server', 'shield']),
  group: menuGroupId,
});

/** A partner or client with its mark. */
export const organization = z.strictObject({
  id,
  name: properName,
  logo,
  sample,
});

/** The last day on which something is valid. The content check and the doctor warn in time; then the page says so. */
export const until = z.iso.date().meta({ role: 'end' });

/** The day on which something was looked up. The content check asks for it again after a year. */
export const asOf = z.iso.date().meta({ role: 'looked-up' });

/** A statement on the page that will stop being true. The content check warns in time. */
const datedClaim = z
  .union([z.strictObject({ words: quote, until }), z.strictObject({ words: quote, asOf })], 'dated-claim-form')
  .meta({ role: 'dated-claim' });

/** A price on the page with its hours and rate, each as written there. The content check multiplies them. */
const priceCalculation = z.strictObject({ price: quote, hours: quote, rate: quote }).meta({ role: 'sum' });

export type NextSteps = z.output<typeof nextSteps>;
export type Stat = z.output<typeof stat>;
export type DatedClaim = z.output<typeof datedClaim>;
export type PriceCalculation = z.output<typeof priceCalculation>;

export const pageBase = z.strictObject({
  datedClaims: z.array(datedClaim).optional(),
  sums: z.array(priceCalculation).optional(),
  meta,
  navLabel: text,
  summary: text,
});

/** What we do and for whom: the text of each first view. */
export const heroDescription = textOf(380);

/** What is delivered, how long it takes and what it needs of the client. */
export const engagement = z.strictObject({ deliverable: textOf(160), duration: textOf(160), needs: textOf(160) });

export const paragraphs = z.strictObject({
  title,
  paragraphs: z.array(text).min(1),
  items: z.array(text).optional(),
});
