import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompiledStyles, compileStyles } from '../../widgets/build/compileStyles.ts'

const folder = join(import.meta.dirname, '../src')

/** Builds the rules that the widgets of this package add to the kit's style sheet, in both forms of the sheet. */
export function buildStyles(): CompiledStyles {
  return compileStyles({ read: (name) => readFileSync(join(folder, name), 'utf8') })
}
