import { fill } from '#shared/fill.ts';
import sentences from './sentences.json' with { type: 'json' };

export type SentenceValues = Record<string, string | number>;
/** What is wrong: a sentence of `sentences.json` and the values in it. */
export type Fault = { code: keyof typeof sentences; values: SentenceValues };
/** One thing to fix. Errors fail the check, warnings do not. */
export type Finding = Fault & {
  level: 'error' | 'warning';
  /** From the project's folder, such as `content/es/sap.yaml`. */
  file: string;
  /** The place in the file, such as `stats.#2.label`. */
  key: string;
};

export function fault(code: Fault['code'], values: SentenceValues = {}): Fault {
  return { code, values };
}

export function errorAt(file: string, key: string, code: Fault['code'], values: SentenceValues = {}): Finding {
  return { level: 'error', file, key, code, values };
}

export function warningAt(file: string, key: string, code: Fault['code'], values: SentenceValues = {}): Finding {
  return { ...errorAt(file, key, code, values), level: 'warning' };
}

/** What is wrong, in a language of editors, with the names of the site's languages in that language. */
export function sentenceOf({ code, values }: Fault, language: 'en' | 'es' = 'en'): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const languageNames = ['language', 'original'].flatMap((key) =>
    values[key] ? [[key, names.of(String(values[key]))]] : [],
  );
  return fill(sentences[code][language], { ...values, ...Object.fromEntries(languageNames) });
}

/** A finding as a line of text: file, key and sentence, or the sentence alone where it belongs to no file. */
export function lineOf(finding: Finding): string {
  const mark = finding.level === 'warning' ? 'warning: ' : '';
  const place = finding.file && `${finding.file}: ${finding.key} – `;
  return `${place}${mark}${sentenceOf(finding)}`;
}
