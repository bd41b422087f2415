import { checkAltTexts } from './alt-texts.ts';
import { checkBannedWords } from './banned-words.ts';
import type { ContentTree } from './content-tree.ts';
import { checkCountedTitles } from './counted-titles.ts';
import { checkDatedFacts } from './dated-facts.ts';
import type { Finding } from './finding.ts';
import { checkHeadlines } from './headlines.ts';
import { checkLinks } from './links.ts';
import { checkMeta } from './meta.ts';
import { checkNotice } from './notice.ts';
import { checkOtherLanguage } from './other-language.ts';
import { checkRedirectList } from './redirects.ts';
import { checkSameShape } from './same-shape.ts';
import { checkSamples } from './samples.ts';
import { checkSchemaLines } from './schema-line.ts';
import { checkSchemas } from './schema-rule.ts';
import { checkSentenceLength } from './sentence-length.ts';
import { checkSharedParagraphs } from './shared-paragraphs.ts';
import { checkStats } from './stats.ts';
import { checkStrayFiles } from './stray-files.ts';
import { checkTranslations } from './translations.ts';
import { checkTypedFacts } from './typed-facts.ts';

const rules = [
  checkSchemas,
  checkSchemaLines,
  checkSameShape,
  checkStrayFiles,
  checkOtherLanguage,
  checkLinks,
  checkRedirectList,
  checkNotice,
  checkAltTexts,
  checkMeta,
  checkBannedWords,
  checkTypedFacts,
  checkDatedFacts,
  checkStats,
  checkSharedParagraphs,
  checkSamples,
  checkCountedTitles,
  checkSentenceLength,
  checkTranslations,
  checkHeadlines,
] as const satisfies readonly ((tree: ContentTree) => Finding[])[];

/** Returns what the rules about words and data find, in the order of the rules. */
export function checkTree(tree: ContentTree): Finding[] {
  return rules.flatMap((rule) => rule(tree));
}
