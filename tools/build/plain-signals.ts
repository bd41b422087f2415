const signal = /(?<=Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g;

/**
 * Takes the code of `react-dom/client` and gives it with empty objects in place of the errors that React makes beforehand, throws
 * to itself as signals and knows by identity. Where a debugger is attached, as tools that measure pages attach one, V8 reads
 * all of React once more for these errors, to know at which line each was made. Throws when it finds none, so that an upgrade of
 * React cannot bring them back unseen.
 */
export function plainSignals(code: string): string {
  const plain = code.replace(signal, '{}');
  if (plain === code) throw new Error('React no longer makes its signals as tools/build/plain-signals.ts knows them.');
  return plain;
}
