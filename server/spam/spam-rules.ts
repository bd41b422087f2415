import type { ContactMessage } from '#shared/contact.ts';

export type SpamSign = { readonly reason: string; readonly points: number };

const rules: Record<string, (message: ContactMessage, familiar: RegExp) => number> = {
  markup: ({ name, message }) => pointsIf(5, /<a\s+href|\[url[=\]]/i.test(name + message)),
  'only-links': ({ message }) => pointsIf(4, /^\S*https?:/i.test(message) && withoutLinks(message) === ''),
  'link-in-name': ({ name }) => (namesLink(name) ? 5 : pointsIf(2, callToVisit.test(name))),
  'link-trade': ({ message }) => pointsIf(5, new Set(message.toLowerCase().match(linkTrade)).size > 1),
  'foreign-writing': ({ message }, familiar) => pointsIf(4, isForeign(message, familiar)),
  'lookalike-letters': (message) => pointsIf(4, Object.values(message).some(mixesScripts)),
  gibberish: ({ name, message }) => 3 * [name, message].filter(isGibberish).length,
};

/** Judges how a message looks, whatever its words say: a sign for each rule that applies. */
export function judgeLooks(message: ContactMessage, familiar: RegExp): SpamSign[] {
  const signs = Object.entries(rules).map(([reason, pointsOf]) => ({ reason, points: pointsOf(message, familiar) }));
  return signs.filter(({ points }) => points > 0);
}

const callToVisit = /\b(?:visit|click|visita|visite|clic)\b/i;

function namesLink(name: string): boolean {
  return /https?:|www\./i.test(name) || (callToVisit.test(name) && /\S\.\p{L}{2,}/u.test(name));
}

/** What those say who sell or seek links, between whatever else; one of these alone may be an honest question. */
const linkTrade =
  /guest post|sponsored (?:post|article)|do-?follow|back-?links?\b|domain authority|artículos? patrocinad|enlaces? de seguimiento/g;

function pointsIf(points: number, applies: boolean): number {
  return applies ? points : 0;
}

export function hasLink(text: string): boolean {
  return withoutLinks(text) !== text.trim();
}

function withoutLinks(text: string): string {
  return text.replace(/https?:\/\/\S+|www\.\S+/gi, '').trim();
}

/** Codes of ISO 15924 that stand for several scripts of Unicode, or for one of another name. */
const scriptsOfCode: Record<string, string[]> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};

/** Matches a letter of the scripts in which these languages are written, or a Latin one. */
export function familiarLetter(tags: readonly string[]): RegExp {
  const codes = tags.map((tag) => new Intl.Locale(tag).maximize().script ?? 'Latn');
  const scripts = ['Latn', ...codes].flatMap((code) => scriptsOfCode[code] ?? code);
  return new RegExp(`[${scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]`, 'u');
}

function isForeign(text: string, familiar: RegExp): boolean {
  const letters = withoutLinks(text).match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !familiar.test(letter));
  return foreign.length > letters.length / 2;
}

/** One long word whose case changes again and again, as programs send it to test a form. */
function isGibberish(text: string): boolean {
  const changes = text.match(/\p{Ll}(?=\p{Lu})/gu)?.length ?? 0;
  return /^\p{L}{8,}$/u.test(text) && changes >= 3;
}

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee'].map(
  (name) => new RegExp(`\\p{Script=${name}}`, 'u'),
);

function mixesScripts(text: string): boolean {
  // Most texts: without other letters than these, no word can be mixed.
  if (!/[\u0370-\uffff]/.test(text)) return false;
  return (text.match(/\p{L}+/gu) ?? []).some((word) => scripts.filter((script) => script.test(word)).length > 1);
}
