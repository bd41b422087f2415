import '#tools/command.ts';
import { join } from 'node:path';
import { siteIn } from '#app/site.server.ts';
import { ContentError } from '#site/content-error.ts';
import type { Schema } from '#site/forms.server.ts';
import { gitIn } from '#tools/git.ts';
import { listFaults } from './list-faults.ts';

/** What is to be told of the content of a project, and whether it fits. */
export function upgradeCheck(project: string): { report: string; fits: boolean } {
  const faults = orFaults(() => listFaults(join(project, 'content')));
  const keys = orFaults(() => newKeys(project));
  const lines = [
    ...(keys.length > 0 ? ['Your content may have now:', ...keys.map((key) => `- ${key}`), ''] : []),
    ...faults,
    `${faults.length} faults.${faults.length > 0 ? ' Correct these and run it again.' : ''}`,
  ];
  return { report: `${lines.join('\n')}\n`, fits: faults.length === 0 };
}

function orFaults(read: () => string[]): string[] {
  try {
    return read();
  } catch (error) {
    // The languages themselves cannot be read.
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n');
  }
}

/** The keys that a schema leaves to the owner and that the schemas beside the content, as they were last committed, lack. */
function newKeys(project: string): string[] {
  const git = gitIn(project);
  return [...siteIn(join(project, 'content')).forms.files()].flatMap(([file, text]) => {
    const { out } = git('show', `HEAD:content/json-schema/${file}`);
    if (!out) return [];
    const before = new Set(optionalKeys(JSON.parse(out)));
    const added = new Set([...optionalKeys(JSON.parse(text))].filter((key) => !before.has(key)));
    // What stands in a group that is new itself goes without saying.
    const outermost = [...added].filter((key) => !added.has(key.replace(/\.[^.]+$/, '')));
    return outermost.map((key) => `${file.replace('.json', '')}: ${key}`);
  });
}

/** A section goes by its type: `hero.buttons`. */
function* optionalKeys(schema: Schema, path: string[] = []): Generator<string> {
  const { properties = {}, required = [], items, additionalProperties, anyOf = [], oneOf = [] } = schema;
  const place = properties.type?.const ? [String(properties.type.const)] : path;
  for (const [key, property] of Object.entries(properties)) {
    if (!required.includes(key)) yield [...place, key].join('.');
    yield* optionalKeys(property, [...place, key]);
  }
  for (const part of [items, additionalProperties, ...anyOf, ...oneOf]) if (part) yield* optionalKeys(part, place);
}

if (import.meta.main) {
  const { report, fits } = upgradeCheck('.');
  process.stdout.write(report);
  process.exitCode = fits ? 0 : 1;
}
