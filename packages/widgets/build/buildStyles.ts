import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompiledStyles, compileStyles } from './compileStyles.ts'

type BuildStylesParameters = {
  /** Whether a rule stays that addresses these classes. @default every rule stays */
  keeps?: (classes: readonly string[]) => boolean
}

const folder = join(import.meta.dirname, '../src')

/** The kit's style sheet in its two forms, whole or only with the rules that `keeps` says yes to. */
export function buildStyles({ keeps }: BuildStylesParameters = {}): CompiledStyles {
  return compileStyles({
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    ...(keeps ? { keeps } : {}),
  })
}
