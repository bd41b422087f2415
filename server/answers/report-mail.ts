import { fill } from '#server/contact/texts.ts';
import { type ListMailParts, sendList } from '#server/mail/message-list.ts';
import { visibleLine } from '#server/mail/visible-text.ts';
import { answersBetween } from '#server/store/answers.ts';
import { readSetting, swapSetting } from '#server/store/settings.ts';
import { loadCompany } from '#site/load.server.ts';
import { inLocale } from '#site/locale.ts';
import { createBusinessTime } from './business-time.ts';
import { type Figures, figuresOf, groups } from './figures.ts';

export async function sendMonthlyReport(parts: ListMailParts): Promise<number> {
  const { store, clock } = parts;
  const time = createBusinessTime(loadCompany());
  const month = time.dateOf(clock.now()).slice(0, 7);
  const last = (await readSetting(store, 'report')) ?? '';
  if (last === month) return 0;
  const before = new Date(Date.parse(`${month}-01`) - 1).toISOString().slice(0, 7);
  const [since, until] = [time.instantOf(`${before}-01`, '00:00'), time.instantOf(`${month}-01`, '00:00')];
  const figures = figuresOf(await answersBetween(store, since, until), time, clock.now());
  if (!(await swapSetting(store, 'report', last, month))) return 0;
  await sendList(parts, 'report', reportOf(figures, before, parts), () => swapSetting(store, 'report', month, last));
  return 1;
}

function reportOf(figures: readonly Figures[], month: string, { texts, locale }: ListMailParts) {
  const words = inLocale(texts, locale).report;
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const shown = (value: number | undefined, format = number) =>
    value === undefined ? words.none : format.format(value);
  const line = ({ group, name, inTime, ...counts }: Figures) =>
    fill(group === 'all' ? words.total : words.line, {
      name: visibleLine(name, 100) || words.unknown,
      messages: shown(counts.messages),
      held: shown(counts.held),
      answered: shown(counts.answered),
      share: shown(inTime, percent),
      median: shown(counts.median),
      ninetieth: shown(counts.ninetieth),
    });
  const items = groups.map((group) => ({
    lines: [words.groups[group], ...figures.filter((each) => each.group === group).map(line)],
    links: [],
  }));
  const monthName = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const subject = fill(words.subject, { month: monthName.format(new Date(month)) });
  return { subject, notes: [words.intro], items };
}
