import { dependencyRanges } from './dependencyRanges.ts'
import type { FilePlan } from './frameworks/FilePlan.ts'
import type { Manifest } from './readManifest.ts'

type AddDependenciesParameters = {
  manifest: Manifest
  plan: Pick<FilePlan, 'dependencies' | 'devDependencies'>
  /** The version of the kit. */
  version: string
}

/** The manifest with what is missing in it, in the order that npm keeps. What the app asks for already stays as it is. */
export function addDependencies({ manifest, plan, version }: AddDependenciesParameters): Manifest {
  const present = { ...manifest.dependencies, ...manifest.devDependencies }
  const withRanges = (names: string[]) =>
    names
      .filter((name) => !present[name])
      .map((name) => [name, dependencyRanges[name] ?? `^${version}`] as const)
  const merge = (own: Record<string, string> = {}, names: string[]) =>
    Object.fromEntries([...Object.entries(own), ...withRanges(names)].sort(([a], [b]) => (a < b ? -1 : 1)))
  return {
    ...manifest,
    scripts: { ...manifest.scripts, ...(!manifest.scripts?.test && { test: 'vitest run' }) },
    dependencies: merge(manifest.dependencies, plan.dependencies),
    devDependencies: merge(manifest.devDependencies, plan.devDependencies),
  }
}
