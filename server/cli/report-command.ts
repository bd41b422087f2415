import { createBusinessTime } from '#server/answers/business-time.ts';
import { type Figures, figuresOf } from '#server/answers/figures.ts';
import { answersSince } from '#server/store/answers.ts';
import { visibleLine } from '#server/visible-text.ts';
import { type Command, finish, sinceOf, textOption, UsageError } from './command.ts';
import { csvLine } from './export-command.ts';
import { table } from './terminal-text.ts';

const day = 24 * 3600_000;
const usualDays = 30;

const columns: Readonly<Record<string, (figures: Figures) => string | number>> = {
  by: ({ group }) => group,
  name: ({ name }) => visibleLine(name, 60) || '-',
  messages: ({ messages }) => messages,
  held: ({ held }) => held,
  answered: ({ answered }) => answered,
  'in time': ({ inTime }) => (inTime === undefined ? '-' : `${Math.round(inTime * 100)}%`),
  'median h': ({ median = '-' }) => median,
  '90% within h': ({ ninetieth = '-' }) => ninetieth,
};

export const report: Command = {
  usage: '[--since DATE] [--format table|csv]',
  summary: `Says how soon messages were answered, in office hours, in the last ${usualDays} days or since a date: in all,
      by the page where the visit began, by language and by source.`,
  options: { since: textOption, format: textOption },
  async run(context) {
    const { site, store, clock, options, print } = context;
    const { format = 'table' } = options;
    if (format !== 'table' && format !== 'csv') throw new UsageError('--format takes table or csv.');
    const now = clock.now();
    const since = sinceOf(context, site.company().timeZone) ?? now - usualDays * day;
    const rows = await answersSince(store, since);
    const figures = await figuresOf(rows, createBusinessTime(site.company()), now);
    const cells = figures.map((each) => Object.values(columns).map((cell) => cell(each)));
    const heads = Object.keys(columns);
    if (format === 'csv') {
      print(`\ufeff${[heads, ...cells].map(csvLine).join('\n')}`);
      return 0;
    }
    const capitals = heads.map((head) => head.toUpperCase());
    return finish(context, table(capitals, cells), figures);
  },
};
