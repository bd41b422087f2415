import { z } from 'zod';
import { code, properName } from './field-types.ts';

const language = z
  .strictObject({
    code: z
      .string()
      .regex(/^[a-z]{2,3}$/, 'language-form')
      .meta({ role: 'code' }),
    tag: code,
    name: properName,
    direction: z.enum(['ltr', 'rtl']),
    /** What stands between a label and its value: French has a space before it. */
    colon: z
      .string()
      .regex(/^\s?[:：]$/, 'colon-form')
      .meta({ role: 'code' })
      .default(':'),
  })
  .refine(({ code, tag }) => languageOfTag(tag) === code, {
    error: 'tag-form',
    path: ['tag'],
  });

function languageOfTag(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return undefined;
  }
}

/** The languages of the site, the one at the root first. */
export const languagesSchema = z
  .array(language)
  .min(1)
  .refine((languages) => new Set(languages.map(({ code }) => code)).size === languages.length, 'language-twice');
