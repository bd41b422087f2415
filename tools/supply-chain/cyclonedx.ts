import { type LockedPackage, type LockedPackages, packageName, resolveFolder } from './lock-file.ts';

export type Project = { name: string; version: string };

/**
 * Takes the locked packages, gives a bill of materials (CycloneDX 1.5, JSON). It is made from the lock file alone, so that
 * it names what every install gets, on whatever machine; `npm sbom` refuses trees with optional parts for other machines.
 */
export function cycloneDx(packages: LockedPackages, project: Project, now: Date): object {
  const folders = Object.keys(packages).filter((folder) => folder !== '');
  const components = new Map(folders.map((folder) => [refOf(packages, folder), component(packages, folder)]));
  const root = `${project.name}@${project.version}`;
  const edges = new Map<string, Set<string>>();
  for (const folder of ['', ...folders]) {
    const ref = folder ? refOf(packages, folder) : root;
    edges.set(ref, new Set([...(edges.get(ref) ?? []), ...dependencies(packages, folder)]));
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { timestamp: now.toISOString(), component: { 'bom-ref': root, type: 'application', ...project } },
    components: [...components.values()],
    dependencies: [...edges].map(([ref, to]) => ({ ref, dependsOn: [...to].sort() })),
  };
}

function component(packages: LockedPackages, folder: string): object {
  const entry = packages[folder] as LockedPackage;
  const name = packageName(folder);
  return {
    'bom-ref': refOf(packages, folder),
    type: 'library',
    name,
    version: entry.version,
    scope: scopeOf(entry),
    purl: `pkg:npm/${name.replace('@', '%40')}@${entry.version}`,
    ...(entry.license ? { licenses: [licenseOf(entry.license)] } : {}),
    ...(entry.integrity ? { hashes: [hashOf(entry.integrity)] } : {}),
  };
}

/** CycloneDX calls what is used for building and testing only "excluded". */
function scopeOf({ dev, optional, devOptional }: LockedPackage): 'required' | 'optional' | 'excluded' {
  if (dev || devOptional) return 'excluded';
  return optional ? 'optional' : 'required';
}

function licenseOf(license: string): object {
  return /^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license };
}

function hashOf(integrity: string): object {
  const [algorithm = '', digest = ''] = integrity.split('-');
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') };
}

function dependencies(packages: LockedPackages, folder: string): string[] {
  const entry = packages[folder];
  const names = Object.keys({ ...entry?.devDependencies, ...entry?.dependencies, ...entry?.optionalDependencies });
  return names.flatMap((name) => {
    const target = resolveFolder(packages, folder, name);
    return target ? [refOf(packages, target)] : [];
  });
}

function refOf(packages: LockedPackages, folder: string): string {
  return `${packageName(folder)}@${packages[folder]?.version}`;
}
