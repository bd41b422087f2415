import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

type Message = { type: string; message: string; url: string; extract?: string };

/** What the validator does not know yet or cannot compute. */
const unknown = [
  // Interest invokers (HTML): browsers without them open the explanation by a press.
  'Attribute “interestfor” not allowed on element “button” at this point.',
  "CSS: “position-area”: Property “position-area” doesn't exist.",
  "CSS: “position-try-fallbacks”: Property “position-try-fallbacks” doesn't exist.",
  'CSS: Unrecognized at-rule “@property”',
  'CSS: Unrecognized at-rule “@starting-style”',
  // Pseudo-elements of view transitions.
  'CSS: Parse Error.',
  "CSS: “margin-trim”: Property “margin-trim” doesn't exist.",
  'CSS: “max-width”: The types are incompatible.',
  'CSS: “background”: Too many values or values are not recognized.',
  'CSS: “mask-image”: Too many values or values are not recognized.',
];

test('every built page is valid HTML', (context) => {
  if (spawnSync('java', ['-version']).status !== 0)
    context.skip('not checked: the validator needs Java, which is not installed');
  const options = ['--skip-non-html', '--errors-only', '--format', 'json', '--stdout', 'build/client'];
  const { stdout } = spawnSync('java', ['-jar', 'node_modules/vnu-jar/build/dist/vnu.jar', ...options], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const messages: Message[] = JSON.parse(stdout).messages;
  const faults = messages.filter(({ message }) => !unknown.includes(message.trim()));

  expect(faults.map(({ url, message, extract }) => `${url}: ${message} (${extract})`)).toEqual([]);
});
