import type { ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { groupsWith } from './texts.ts';

/** While the company itself is made up, so is every figure, quotation and logo, and its data say so. */
export function checkSamples({ company, files }: ContentTree): Finding[] {
  if (!company.sample) return [];
  return files.flatMap((file) =>
    groupsWith(file.raw, 'sample')
      .filter(({ value }) => value.sample === false)
      .map(({ key }) => {
        const message =
          'is said to be true while content/company.yaml is a sample: put sample: true, or your company there first.';
        return error(file.name, `${key}.sample`, message);
      }),
  );
}
