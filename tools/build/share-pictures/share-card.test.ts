import { expect, test } from 'vitest';
import { fitTitle, type Title } from './share-card.ts';
import { shareFonts } from './share-fonts.ts';

const fonts = await shareFonts(['abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ.']);

async function sizeOf(text: string, highlight = ''): Promise<number> {
  const title: Title = [
    [text, '#fff'],
    [highlight, '#ff0'],
  ];
  const element = await fitTitle(title, fonts);
  return (element.props as { style: { fontSize: number } }).style.fontSize;
}

test('a short headline is set large, a longer one smaller', async () => {
  expect(await sizeOf('Get in touch')).toBe(104);
  expect(await sizeOf('Three reports and three margins.', 'Let us find the right one.')).toBeLessThan(104);
});

test('a headline that cannot fit stops the build', async () => {
  await expect(sizeOf('A very long headline that goes on and on. '.repeat(6))).rejects.toThrow('does not fit');
});
