/** The changes of content that CHANGELOG.md tells of since a version, the latest first. */
export function contentChangesSince(changelog: string, version: string): string[] {
  const [newer = ''] = changelog.split(`## [${version}]`);
  return newer
    .split(/^- |^#/m)
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => entry.startsWith('Content:'));
}
