import type { ContentFile, ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { isGroup, proseOf } from './texts.ts';

/** How far a price may be from hours times rate: prices are rounded. */
const tolerance = 0.03;

/** A price, its hours and its rate stand on the page as they are listed, and agree. */
export function checkSums({ files }: ContentTree): Finding[] {
  return files.flatMap((file) => sumsOf(file).flatMap((sum, index) => judge(file, sum, `sums.#${index + 1}`)));
}

function sumsOf({ raw }: ContentFile): Record<string, unknown>[] {
  return isGroup(raw) && Array.isArray(raw.sums) ? raw.sums.filter(isGroup) : [];
}

function judge(file: ContentFile, sum: Record<string, unknown>, key: string): Finding[] {
  const said = proseOf(file.raw).filter((leaf) => !leaf.key.startsWith('sums'));
  const missing = ['price', 'hours', 'rate'].filter(
    (part) => !said.some(({ value }) => value.includes(String(sum[part]))),
  );
  if (missing[0]) {
    const message = `“${sum[missing[0]]}” stands nowhere on the page: copy it as it is there.`;
    return [error(file.name, `${key}.${missing[0]}`, message)];
  }
  const [price, hours, rate] = [sum.price, sum.hours, sum.rate].map((part) => Number(String(part).replace(/\D/g, '')));
  const due = Number(hours) * Number(rate);
  if (Math.abs(Number(price) - due) <= due * tolerance) return [];
  return [
    error(
      file.name,
      key,
      `${sum.hours} × ${sum.rate} is ${due.toLocaleString('en')}, not ${sum.price}: correct one of them.`,
    ),
  ];
}
