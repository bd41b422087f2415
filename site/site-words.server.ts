import { join } from 'node:path';
import type { Company, Notice } from './create-site.server.ts';
import { type Facts, factsOf } from './facts.server.ts';
import type { createJsonSchemas } from './json-schemas.server.ts';
import type { Locale } from './languages.ts';
import { memoizeByKey } from './memoize.ts';
import { promiseWords } from './office-hours.ts';
import { contactServiceSchema } from './schema/contact-service.ts';
import type { FileSchemas } from './schema/files.ts';
import { siteSchema } from './schema/site.ts';
import { parseBy, readYamlAt, withFacts, type YamlLoader } from './yaml-loader.server.ts';

type Sources = {
  root: string;
  loader: YamlLoader;
  schemas: () => FileSchemas;
  jsonSchemas: ReturnType<typeof createJsonSchemas>;
  locales: readonly Locale[];
  company: () => Company;
  now: Date;
  env: NodeJS.ProcessEnv;
};

/** What a site says around its pages, with the facts that texts may name. */
export function createSiteWords({ root, loader, schemas, jsonSchemas, locales, company, now, env }: Sources) {
  const { readChecked, readFilled } = loader;
  const facts = memoizeByKey((locale: Locale): Facts => {
    const { promises } = readChecked(`${locale}/site.yaml`, siteSchema);
    return factsOf(company(), promiseWords(promises, company(), locale), now, env);
  });
  return {
    /** The values that texts may name in braces. */
    facts,
    shellWords: memoizeByKey((locale: Locale) =>
      readFilled(`${locale}/site.yaml`, jsonSchemas.plain('site'), siteSchema, facts(locale)),
    ),
    /** The placeholders in its sentences are filled in when one is used. */
    contactWords: memoizeByKey((locale: Locale) =>
      readFilled(
        `${locale}/contact-service.yaml`,
        jsonSchemas.plain('contact-service'),
        contactServiceSchema,
        facts(locale),
      ),
    ),
    /** The message above every page, with facts filled in. The file may be anywhere. */
    notice(path = join(root, 'notice.yaml')): Notice {
      const raw = readYamlAt(path, 'notice.yaml') as Record<string, unknown>;
      const { properties = {} } = jsonSchemas.plain('notice');
      const filled = locales.map((locale) => [
        locale,
        withFacts('notice.yaml', properties[locale] ?? {}, raw[locale], facts(locale)),
      ]);
      return parseBy('notice.yaml', { ...raw, ...Object.fromEntries(filled) }, schemas().notice);
    },
  };
}
