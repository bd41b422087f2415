import type { Site } from '#site/create-site.server.ts';
import { type JsonSchema, labelsIn } from '#site/json-schemas.server.ts';
import type { Locale } from '#site/languages.ts';
import type { Blueprint } from '#site/schema/blueprints.ts';

/** Title and description of a field, which take precedence over those of its schema. */
const labelKeys = ['title', 'description', 'x-es'];

/** The id of something that exists, such as a person, for the references of a skeleton. */
type FirstId = (entity: string) => string | undefined;
type Context = { site: Site; locale: Locale; firstId: FirstId };

/** The content of a new page: the sections of its kind, with a hint in square brackets for each text. */
export function skeletonOf(
  site: Site,
  blueprint: Pick<Blueprint, 'sections' | 'start'>,
  locale: Locale,
  firstId: FirstId = () => undefined,
): Record<string, unknown> {
  const context = { site, locale, firstId };
  const page = site.jsonSchemas.labeled('page');
  // The start of a page whose kind has no list of sections.
  const firstHero = site.sections.definitions.find(({ isHero }) => isHero)?.type ?? '';
  const types = page.properties?.sections?.items;
  const shapes = types?.oneOf ?? types?.anyOf ?? [];
  const start = blueprint.start ?? [firstHero];
  const plannedSections: NonNullable<Blueprint['sections']> = blueprint.sections ?? start.map((type) => ({ type }));
  const sections = plannedSections.map(({ type, items }) => {
    const { properties = {}, ...shape } = shapes.find((candidate) => candidate.properties?.type?.const === type) ?? {};
    const counted = items && properties.items && { items: { ...properties.items, minItems: items } };
    return skeletonFor({ ...shape, properties: { ...properties, ...counted } }, context);
  });
  const { sections: _, ...head } = page.properties ?? {};
  return { ...(skeletonFor({ ...page, properties: head }, context) as object), sections };
}

export function valueFor(site: Site, schema: JsonSchema, locale: Locale, name = ''): unknown {
  return skeletonFor(schema, { site, locale, firstId: () => undefined }, name);
}

function skeletonFor(schema: JsonSchema, context: Context, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  const labels = Object.fromEntries(Object.entries(schema).filter(([key]) => labelKeys.includes(key)));
  if (choice) return skeletonFor({ ...choice, ...labels }, context, name);
  if (schema.type === 'object') {
    if (!schema.properties) {
      const key = context.firstId(schema.propertyNames?.entity ?? '') ?? 'first';
      return { [key]: skeletonFor({ ...schema.additionalProperties, ...labels }, context, name) };
    }
    const requiredProperties = Object.entries(schema.properties).filter(([key]) => schema.required?.includes(key));
    return Object.fromEntries(requiredProperties.map(([key, property]) => [key, skeletonFor(property, context, key)]));
  }
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () =>
      skeletonFor({ ...labels, ...schema.items }, context, name),
    );
  if (schema.type === 'boolean') return true;
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(schema.minimum ?? 0, 0);
  if (schema.format === 'date') return new Date().toISOString().slice(0, 10);
  if (schema.format === 'uri') return 'https://www.example.com/';
  if (schema.role === 'link' || schema.role === 'listed-link') return context.site.readFixedPaths().contact;
  if (schema.role === 'id-reference') return context.firstId(schema.entity ?? '') ?? 'first';
  if (schema.pattern) return 'first';
  return hint(schema, context.locale, name);
}

function hint(schema: JsonSchema, locale: Locale, name: string): string {
  const { title = name, description } = labelsIn(schema, locale);
  // A hint has no other brackets than those around it, as in the links of Markdown.
  const text = description && !description.includes('[') ? `${title}: ${description}` : title;
  const maxLength = (schema.maxLength ?? 200) - 2;
  const fitting = text.length > maxLength ? title : text;
  return `[${fitting.slice(0, maxLength).padEnd((schema.minLength ?? 1) - 2, '.')}]`;
}
