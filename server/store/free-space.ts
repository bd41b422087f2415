import { statfsSync } from 'node:fs';

/** Room left on the disk of a folder, in megabytes. */
export function freeMegabytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return (bavail * bsize) / 1e6;
}
