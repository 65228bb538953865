import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildStyles } from './buildStyles.ts'
import type { CompiledStyles } from './compileStyles.ts'
import { listWidgetEntries } from './listWidgetEntries.ts'
import { reachModules } from './reachModules.ts'

/** The style sheet of each widget alone, by the name of its entry: tokens, base and only the rules that it may need. */
export function buildWidgetStyles(): Map<string, CompiledStyles> {
  return new Map(
    [...listWidgetClasses()].map(([entry, classes]) => [
      entry,
      buildStyles({ keeps: (addressed) => addressed.every((name) => classes.has(name)) }),
    ]),
  )
}

const folder = join(import.meta.dirname, '..')

/** What stands around every widget, whichever it is. */
const always = ['src/root/LendingRoot.tsx', 'src/root/WidgetBoundary.tsx']

/**
 * The kit's classes that each widget may draw, by the name of its entry: those of its module and of everything that the module
 * imports, at once or later. Read from the source, so it may name too many, never too few.
 */
function listWidgetClasses(): Map<string, ReadonlySet<string>> {
  const widgets = new Map<string, ReadonlySet<string>>()
  for (const { entry, source } of listWidgetEntries()) {
    // It speaks to screen readers and draws nothing.
    if (entry === 'upload-announcer') continue
    const classes = new Set<string>(['ol', 'ol-portal'])
    for (const file of reachModules({ files: [source, ...always] })) {
      for (const name of classesIn(readFileSync(join(folder, file), 'utf8'))) classes.add(name)
    }
    widgets.set(entry, classes)
  }
  return widgets
}

/** A part's name is its class: `'Card.title'` draws `ol-Card-title`. Other classes are written out. */
function classesIn(text: string): string[] {
  const parts = [...text.matchAll(/['"`]([A-Z]\w*(?:\.\w+)?)['"`]/g)].map(
    ([, name = '']) => `ol-${name.replace('.', '-')}`,
  )
  return [...parts, ...[...text.matchAll(/\bol-[A-Z][\w-]*/g)].map(([name]) => name)]
}
