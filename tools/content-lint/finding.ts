/** One thing to fix. Errors fail the check, warnings do not. */
export type Finding = {
  level: 'error' | 'warning';
  /** From the project's folder, such as `content/es/sap.yaml`. */
  file: string;
  /** The place in the file, such as `stats.#2.label`. */
  key: string;
  message: string;
};

export function error(file: string, key: string, message: string): Finding {
  return { level: 'error', file, key, message };
}

export function warning(file: string, key: string, message: string): Finding {
  return { level: 'warning', file, key, message };
}

export function lineOf(finding: Finding): string {
  const mark = finding.level === 'warning' ? 'warning: ' : '';
  return `${finding.file}: ${finding.key} – ${mark}${finding.message}`;
}
