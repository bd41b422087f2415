import { z } from 'zod';
import { code, name } from './parts.ts';
import { said } from './said.ts';

const language = z
  .strictObject({
    code: z
      .string()
      .regex(
        /^[a-z]{2,3}$/,
        said(
          'must be the code of a language such as en, es or pt',
          'debe ser el código de un idioma, como en, es o pt',
        ),
      )
      .meta({ role: 'code' }),
    tag: code,
    name,
    direction: z.enum(['ltr', 'rtl']),
    /** What stands between a label and its value: French has a space before it. */
    colon: z
      .string()
      .regex(
        /^\s?[:：]$/,
        said('must be a colon, with or without a space before it', 'debe ser dos puntos, con o sin un espacio antes'),
      )
      .meta({ role: 'code' })
      .default(':'),
  })
  .refine(({ code, tag }) => languageOfTag(tag) === code, {
    error: said('must be the code and a country such as es-CO', 'debe ser el código y un país, como es-CO'),
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
  .refine(
    (all) => new Set(all.map(({ code }) => code)).size === all.length,
    said('must not have a language twice', 'no debe tener dos veces un idioma'),
  );
