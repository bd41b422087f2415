/** A piece of Markdown that stands between blank lines. */
export type Block = string;

/** Takes plain text, gives it so that none of its signs is read as markup (CommonMark, backslash escapes). */
export function inline(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&').replace(/^(\d+)\. /, '$1\\. ');
}

export function heading(level: 1 | 2 | 3, text: string): Block {
  return `${'#'.repeat(level)} ${inline(text)}`;
}

export function paragraph(text: string): Block {
  return inline(text);
}

/** Takes ready lines of Markdown, gives them as one list. */
export function list(lines: readonly string[]): Block {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** Takes ready lines of Markdown, gives them as one numbered list. */
export function steps(lines: readonly string[]): Block {
  return lines.map((line, index) => `${index + 1}. ${line}`).join('\n');
}

/** A line that begins with its name: `**Name**: text`. */
export function named(name: string, text: string): string {
  return `**${inline(name)}**: ${inline(text)}`;
}

/** Takes a label and an absolute address, gives a link. */
export function link(label: string, address: string): string {
  return `[${inline(label)}](${address})`;
}
