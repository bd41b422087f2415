import { expect, test } from 'vitest';
import { editorConfig, screenLanguages } from './config.ts';
import { type Shape, tidy } from './tidy.ts';

type Switch = Shape & { widget?: string };

const collections = editorConfig(screenLanguages[0], { name: 'github', repo: 'owner/site' }).collections ?? [];
const files = collections.flatMap((collection) => ('files' in collection ? collection.files : []));

/** Every switch with the group that holds it. */
function switchesIn(group: Shape): [group: Shape, name: Switch][] {
  const fields = [...(group.fields ?? []), ...(group.field ? [group.field] : []), ...(group.types ?? [])];
  return fields.flatMap((field) => [
    ...((field as Switch).widget === 'boolean' ? [[group, field] as [Shape, Switch]] : []),
    ...switchesIn(field),
  ]);
}

test('every switch of a new entry is saved as it stands, and one that may be missing is left out when it is off', () => {
  const switches = files.flatMap((file) => switchesIn(file as Shape));
  const saved = ([group, { name }]: [Shape, Switch], value: boolean) => tidy({ [name]: value }, group, undefined);

  expect(switches.length).toBeGreaterThan(5);
  for (const found of switches) {
    const { name, required } = found[1];
    expect(saved(found, true)).toEqual({ [name]: true });
    expect(saved(found, false)).toEqual(required ? { [name]: false } : {});
  }
  expect(switches.some(([, { name, required }]) => name === 'sample' && required)).toBe(true);
});

test('a new section keeps its type and loses what its form does not have', () => {
  const section = { type: 'related', pages: ['/testing'], note: '' };
  const page = files.find(({ name }) => name === 'sap') as Shape;

  expect(tidy({ sections: [section] }, page, {})).toEqual({ sections: [{ type: 'related', pages: ['/testing'] }] });
});
