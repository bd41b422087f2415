import { expect, test } from 'vitest';
import { contentChangesSince } from './changelog.ts';

const changelog = `## [Unreleased]

### Added

- Content: each page's fields stand under \`sections\`;
  menus are in \`content/menus.yaml\`.
- A tool.

### Fixed

- Content: a person has a sentence of history (\`about\`).

## [1.0.0] - 2026-01-01

- Content: an older change.
`;

test('changes of content are told whole, and no older ones', () => {
  expect(contentChangesSince(changelog, '1.0.0')).toEqual([
    "Content: each page's fields stand under `sections`; menus are in `content/menus.yaml`.",
    'Content: a person has a sentence of history (`about`).',
  ]);
});
