import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publish } from './output.ts';

function emptyFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

function picture(svg: string): { svg: string; width: number; height: number } {
  return { svg, width: 4, height: 3 };
}

test('a picture is found under a name that holds its hash', () => {
  const root = emptyFolder();
  const entries = publish(root, 'scenes', new Map([['sap-hero', picture('<svg/>')]]));
  expect(entries['sap-hero']).toMatchObject({ width: 4, height: 3 });
  expect(entries['sap-hero']?.src).toMatch(/^\/scenes\/sap-hero\.[0-9a-f]{8}\.svg$/);
  expect(readFileSync(join(root, entries['sap-hero']?.src ?? ''), 'utf8')).toBe('<svg/>');
});

test('an unchanged picture is not written again', () => {
  const root = emptyFolder();
  const pictures = new Map([['a', picture('<svg/>')]]);
  const file = join(root, publish(root, 'scenes', pictures).a?.src ?? '');
  utimesSync(file, 1, 1);
  publish(root, 'scenes', pictures);
  expect(statSync(file).mtimeMs).toBe(1000);
});

test('a picture that is no longer drawn, or was drawn otherwise, is removed', () => {
  const root = emptyFolder();
  publish(
    root,
    'scenes',
    new Map([
      ['a', picture('<svg/>')],
      ['b', picture('<svg/>')],
    ]),
  );
  const { a } = publish(root, 'scenes', new Map([['a', picture('<svg></svg>')]]));
  expect(readdirSync(join(root, 'scenes')).map((name) => `/scenes/${name}`)).toEqual([a?.src]);
});
