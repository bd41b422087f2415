import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('inline scripts and styles are hashed exactly as written, each once', () => {
  const html =
    '<style>a > b{}</style><script type="module" async="">\n go(1 < 2)\n</script><script>x</script><SCRIPT>x</SCRIPT >';
  expect(inlineHashes(html)).toEqual({
    scripts: [hash('\n go(1 < 2)\n'), hash('x')].sort(),
    styles: [hash('a > b{}')],
  });
});

test('what stands in a page is never allowed, though it be a style or a script', () => {
  const html = `<head><style>a{}</style></head><body><svg><style>b{}</style></svg><script>c</script></body>`;
  expect(inlineHashes(html)).toEqual({ scripts: [], styles: [hash('a{}')] });
});

test('a drawing is read as XML, in which a style may be written with entities', () => {
  expect(inlineHashes('<svg><style>a &gt; b{}</style><path/></svg>', 'xml').styles).toEqual([hash('a > b{}')]);
});
