import type { Manifest } from '../readManifest.ts'
import type { Framework } from './Framework.ts'

/** What an app is made with, by its dependencies; `null` where they name none of the three, or a server beside a page. */
export function detectFramework({ dependencies, devDependencies }: Manifest): Framework | null {
  const all = { ...dependencies, ...devDependencies }
  // Next brings its own server, so the others beside it are for its tests.
  if (all.next) return 'next'
  const found = (['vite', 'express'] as const).filter((name) => all[name])
  return found.length === 1 ? (found[0] ?? null) : null
}
