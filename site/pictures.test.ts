import { expect, test } from 'vitest';
import { testSite } from '#tests/test-site.ts';

const { pictures } = testSite();

test('a field that names a file has it in its place, by its role alone', () => {
  const name = 'report.pdf';

  expect(pictures.resolveMedia('file', name)).toMatchObject({ src: expect.stringMatching(/^\/media\//), type: 'PDF' });
  expect(pictures.resolveMedia('text', name)).toBe(name);
});

test('a picture that was never made is told by its name', () => {
  expect(() => pictures.image({ scene: 'none', alt: 'A' })).toThrow('There is no scene "none": draw it');
  expect(() => pictures.image({ photo: 'none.jpg', alt: 'A' })).toThrow(
    'There is no photo "none.jpg": "npm run check"',
  );
  expect(() => pictures.resolveMedia('logo', 'none.svg')).toThrow('There is no logo "none.svg"');
});
