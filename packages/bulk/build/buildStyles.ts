import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompiledStyles, compileStyles } from '../../widgets/build/compileStyles.ts'

const folder = join(import.meta.dirname, '../src')

/** What the widgets of this package add to the kit's style sheet, in its two forms. */
export function buildStyles(): CompiledStyles {
  return compileStyles({ read: (name) => readFileSync(join(folder, name), 'utf8') })
}
