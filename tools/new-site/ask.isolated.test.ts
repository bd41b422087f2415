import { text } from '@clack/prompts';
import { expect, test, vi } from 'vitest';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { askForAnswers } from './ask.ts';

vi.mock('@clack/prompts', async (original) => {
  const clack = await original<typeof import('@clack/prompts')>();
  return { ...clack, log: { info() {}, warn() {}, success() {} }, text: vi.fn() };
});

test('a step back asks the question before again, and colors that cannot be read are asked for again as they were', async () => {
  const typed: [question: RegExp, ...answers: string[]][] = [
    [/^Name of/, 'Lumen'],
    [/^Legal name/, 'Lumen SA', 'Lumen SAS'],
    [/^Founded/, '<', '1899'],
    [/^Languages/, 'fr-FR'],
    [/^Services in/, 'Conseil, Nuage'],
    [/^Phone/, '+33 (0)4 78 55 01 42'],
    [/begin at/, '08:30'],
    [/end at/, '17:30'],
    [/^Working days/, '1'],
    [/^Minutes/, '30'],
    [/^Currency/, 'EUR'],
    [/^Time zone/, 'Europe/Paris'],
    [/^Street/, '1 rue de la Barre'],
    [/^City/, 'Lyon'],
    [/^Region/, ''],
    [/^Postal code/, '69002'],
    [/^Country$/, 'FR'],
    [/^Line of the town/, '{postalCode} {city}'],
    [/^E-mail|^Mailbox/, 'contact@lumen.example', 'contact@lumen.example'],
    [/^Who designed/, 'Lumen'],
    [/^Look up/, 'no'],
    [/^May visitors|^A legal notice/, 'yes', 'no'],
    [/^Color of the/, '250', '150', '250', '150'],
    [/^Color of buttons/, '#2657a3', '259'],
    [/^Lightness/, '0.7', '0.5'],
  ];
  vi.mocked(text).mockImplementation(async ({ message, validate }) => {
    const [, ...answers] = typed.find(([question]) => question.test(message)) ?? [];
    const answer = answers[0] ?? '';
    typed.find(([question]) => question.test(message))?.splice(1, answers.length > 1 ? 1 : 0);
    expect((validate as (value: string) => unknown)(answer)).toBeUndefined();
    return answer;
  });

  expect(await askForAnswers(siteUnderTest())).toMatchObject({
    name: 'Lumen',
    legalName: 'Lumen SAS',
    founded: 1899,
    languages: ['fr-FR'],
    phone: '+33 (0)4 78 55 01 42',
    calls: true,
    legalNotice: false,
    hues: { services: 250, company: 150 },
    action: { hue: 259, lightness: 0.5 },
  });
  const offered = vi.mocked(text).mock.calls.filter(([{ message }]) => message.startsWith('Color of buttons'));
  expect(offered.map(([{ initialValue }]) => initialValue)).toEqual([
    String(siteUnderTest().brand().action.hue),
    '259',
  ]);
  expect(vi.mocked(text).mock.calls.filter(([{ message }]) => message.startsWith('Name of'))).toHaveLength(1);
});
