import { readFileSync } from 'node:fs';

export type LockedPackage = {
  version: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  /** Of the project itself only. */
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

/** Every package of the lock file by the folder it is installed in; `''` is the project itself. */
export type LockedPackages = Record<string, LockedPackage>;

/** Reads what npm has locked. */
export function readLockFile(file = 'package-lock.json'): LockedPackages {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Takes the folder of a package, gives its name: `node_modules/a/node_modules/@b/c` -> `@b/c`. */
export function packageName(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Gives the folder in which Node finds a dependency of the package in `folder`; undefined when it is not installed. */
export function resolveFolder(packages: LockedPackages, folder: string, name: string): string | undefined {
  for (let from = folder; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    const candidate = from ? `${from}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (!from) return undefined;
  }
}
