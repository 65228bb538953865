import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompiledStyles, compileStyles } from './compileStyles.ts'

type BuildStylesParameters = {
  /** `main` is what every page loads; `bulk` what the large widgets need on top of it; `all` is both as one sheet. @default 'main' */
  sheets?: 'main' | 'bulk' | 'all'
  /** Whether a rule stays that addresses these classes. @default every rule stays */
  keeps?: (classes: readonly string[]) => boolean
}

const folder = join(import.meta.dirname, '../src')
const entries = { main: ['styles.css'], bulk: ['bulk.css'], all: ['styles.css', 'bulk.css'] }

/** The kit's style sheet in its two forms, whole or only with the rules that `keeps` says yes to. */
export function buildStyles({ sheets = 'main', keeps }: BuildStylesParameters = {}): CompiledStyles {
  return compileStyles({
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    entries: entries[sheets],
    ...(keeps ? { keeps } : {}),
  })
}
