import { expect, test } from 'vitest';
import { fitTitle, type Title } from './share-card.ts';
import { shareFonts } from './share-fonts.ts';

const fonts = await shareFonts(['abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ.']);

async function styleOf(text: string, highlight = ''): Promise<{ fontSize: number; width: number }> {
  const title: Title = [
    [text, '#fff'],
    [highlight, '#ff0'],
  ];
  const element = await fitTitle(title, fonts);
  return (element.props as { style: { fontSize: number; width: number } }).style;
}

test('a short headline is set large, a longer one smaller', async () => {
  expect((await styleOf('Get in touch')).fontSize).toBe(104);
  expect((await styleOf('Three reports and three margins.', 'Let us find the right one.')).fontSize).toBeLessThan(104);
});

test('lines are about equally long, so that no word stands alone', async () => {
  const { width } = await styleOf('You already own half of it.', 'Azure is the other half.');
  expect(width).toBeLessThan(800);
});

test('a headline that cannot fit stops the build', async () => {
  await expect(styleOf('A very long headline that goes on and on. '.repeat(6))).rejects.toThrow('does not fit');
});
