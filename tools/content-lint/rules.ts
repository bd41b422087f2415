import type { Finding } from '#site/finding.ts';
import { checkBlueprints, checkHints } from './blueprints.ts';
import type { ContentTree } from './content-tree.ts';
import { checkDatedClaims, checkPlaceholders, checkTypedFacts } from './facts.ts';
import { checkStats, checkSums } from './figures.ts';
import {
  checkIds,
  checkLinks,
  checkMenus,
  checkNotice,
  checkReached,
  checkRedirectList,
  checkReferences,
} from './links.ts';
import { checkOtherLanguage } from './other-language.ts';
import { checkSameShape, checkSchemas } from './shapes.ts';
import { checkBannedWords, checkMarkdown, checkPlainTexts } from './wording.ts';

const rules = [
  checkSchemas,
  checkSameShape,
  checkOtherLanguage,
  checkLinks,
  checkReferences,
  checkReached,
  checkIds,
  checkMarkdown,
  checkPlainTexts,
  checkMenus,
  checkBlueprints,
  checkHints,
  checkRedirectList,
  checkNotice,
  checkBannedWords,
  checkPlaceholders,
  checkTypedFacts,
  checkDatedClaims,
  checkSums,
  checkStats,
] satisfies ((tree: ContentTree) => Iterable<Finding>)[];

/** Checks all but translations, which `checkTranslations` lists. */
export function checkTree(tree: ContentTree): Finding[] {
  return rules.flatMap((rule) => [...rule(tree)]);
}
