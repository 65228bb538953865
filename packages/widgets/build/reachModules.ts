import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const folder = join(import.meta.dirname, '..')
const atOnce = /\bfrom\s+'(\.[^']+)'|\bimport\s+'(\.[^']+)'/g
const atOnceOrLater = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g

type ReachModulesParameters = {
  /** Relative to the package, such as `src/withdraw-form/WithdrawForm.tsx`. */
  files: readonly string[]
  /** Whether modules count that are fetched on demand. @default true */
  later?: boolean
  /** Modules that are left out, and what only they import. @default none */
  without?: readonly string[]
}

/**
 * The modules of this package that some modules import, themselves included. Read from the source, so it may name too
 * many, never too few.
 */
export function reachModules({
  files,
  later = true,
  without = [],
}: ReachModulesParameters): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = files.map((file) => join(file))
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || without.includes(file) || !/\.tsx?$/.test(file) || !existsSync(join(folder, file)))
      continue
    seen.add(file)
    const text = readFileSync(join(folder, file), 'utf8')
    // What is imported as a type only is not there when the page runs.
    const code = text.replace(/^(?:import|export) type (?:\{[^}]*\}|\w+|\* as \w+) from '[^']+'/gm, '')
    for (const [, from, alone] of code.matchAll(later ? atOnceOrLater : atOnce))
      open.push(join(dirname(file), from ?? alone ?? ''))
  }
  return seen
}
