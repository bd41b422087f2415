import type { Finding } from '#site/finding.ts';
import { checkBlueprints, checkHints } from './blueprints.ts';
import type { ContentTree } from './content-tree.ts';
import { checkDatedFacts, checkPlaces, checkTypedFacts } from './facts.ts';
import { checkStats, checkSums } from './figures.ts';
import { checkLinks, checkMenus, checkNotice, checkRedirectList, checkReferences } from './links.ts';
import { checkOtherLanguage } from './other-language.ts';
import { checkAltTexts, checkMeta, checkSharedParagraphs } from './repetitions.ts';
import { checkSameShape, checkSchemas, checkStrayFiles } from './shapes.ts';
import { checkBannedWords, checkMarkdown, checkQuotations, checkSentenceLength } from './wording.ts';

const rules = [
  checkSchemas,
  checkSameShape,
  checkStrayFiles,
  checkOtherLanguage,
  checkLinks,
  checkReferences,
  checkMarkdown,
  checkQuotations,
  checkMenus,
  checkBlueprints,
  checkHints,
  checkRedirectList,
  checkNotice,
  checkAltTexts,
  checkMeta,
  checkBannedWords,
  checkPlaces,
  checkTypedFacts,
  checkDatedFacts,
  checkSums,
  checkStats,
  checkSharedParagraphs,
  checkSentenceLength,
] satisfies ((tree: ContentTree) => Iterable<Finding>)[];

/** Translations are judged apart: a list of their own tells of them. */
export function checkTree(tree: ContentTree): Finding[] {
  return rules.flatMap((rule) => [...rule(tree)]);
}
