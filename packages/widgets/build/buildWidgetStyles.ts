import { bulkEntries } from './bulkEntries.ts'
import { buildStyles } from './buildStyles.ts'
import type { CompiledStyles } from './compileStyles.ts'
import { listWidgetClasses } from './listWidgetClasses.ts'

/** The style sheet of each widget alone, by the name of its entry: tokens, base and only the rules that it may need. */
export function buildWidgetStyles(): Map<string, CompiledStyles> {
  return new Map(
    [...listWidgetClasses()].map(([entry, classes]) => [
      entry,
      buildStyles({
        sheets: bulkEntries.includes(entry) ? 'all' : 'main',
        keeps: (addressed) => addressed.every((name) => classes.has(name)),
      }),
    ]),
  )
}
