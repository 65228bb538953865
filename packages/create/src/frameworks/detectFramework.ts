import type { Manifest } from '../readManifest.ts'
import type { Framework } from './Framework.ts'

/** Finds the framework of an app by its dependencies; `null` when they name no known one, or a server beside a page. */
export function detectFramework({ dependencies, devDependencies }: Manifest): Framework | null {
  const all = { ...dependencies, ...devDependencies }
  // Next brings its own server, so other frameworks beside it are for its tests.
  if (all.next) return 'next'
  const found = (['vite', 'express'] as const).filter((name) => all[name])
  return found.length === 1 ? (found[0] ?? null) : null
}
