import type { ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { groupsWith, proseOf } from './texts.ts';

/** How far a price may be from hours times rate: prices are rounded. */
const tolerance = 0.03;

/** A price, its hours and its rate stand on the page as they are listed, and agree. */
export function checkSums({ files }: ContentTree): Finding[] {
  return files.flatMap((file) => {
    const said = proseOf(file.raw).filter(({ path }) => path[0] !== 'sums');
    return groupsWith(file.raw, 'price', 'hours', 'rate').flatMap(({ key, value: { price, hours, rate } }) => {
      const parts = Object.entries({ price, hours, rate });
      const missing = parts.find(([, part]) => !said.some(({ value }) => value.includes(String(part))));
      if (missing) {
        const message = `“${missing[1]}” stands nowhere on the page: copy it as it is there.`;
        return [error(file.name, `${key}.${missing[0]}`, message)];
      }
      const due = figureOf(hours) * figureOf(rate);
      if (Math.abs(figureOf(price) - due) <= due * tolerance) return [];
      const message = `${hours} × ${rate} is ${due.toLocaleString('en')}, not ${price}: correct one of them.`;
      return [error(file.name, key, message)];
    });
  });
}

function figureOf(part: unknown): number {
  return Number(String(part).replace(/\D/g, ''));
}
