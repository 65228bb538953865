import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const folder = join(import.meta.dirname, '..')

/** What stands around every widget, whichever it is. */
const always = ['src/root/LendingRoot.tsx', 'src/ui/WidgetBoundary.tsx']

/** Entries of the package that draw nothing of their own. */
const withoutLook = new Set(['.', './lending-root', './tenant-root', './theme', './upload-announcer'])

/**
 * The kit's classes that each widget may draw, by the name of its entry: those of its module and of everything that the module
 * imports, at once or later. Read from the source, so it may name too many, never too few.
 */
export function listWidgetClasses(): Map<string, ReadonlySet<string>> {
  const widgets = new Map<string, ReadonlySet<string>>()
  for (const [entry, source] of listEntries()) {
    const classes = new Set<string>(['ol', 'ol-portal'])
    for (const file of reach([source, ...always])) {
      for (const name of classesIn(readFileSync(join(folder, file), 'utf8'))) classes.add(name)
    }
    widgets.set(entry, classes)
  }
  return widgets
}

function listEntries(): [string, string][] {
  // The file is this package's own; its shape is what the type says.
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, { '@onlend/source': string }>
  }
  return Object.entries(exports).flatMap(([entry, { '@onlend/source': source }]) =>
    withoutLook.has(entry) || !source.endsWith('.tsx') ? [] : [[entry.slice(2), source] as [string, string]],
  )
}

function reach(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of files) {
    const file = join(name)
    if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(join(folder, file))) continue
    seen.add(file)
    const text = readFileSync(join(folder, file), 'utf8')
    // What is imported as a type only is not there when the page runs.
    const code = text.replace(/^(?:import|export) type (?:\{[^}]*\}|\w+|\* as \w+) from '[^']+'/gm, '')
    const imports = [...code.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
    reach(
      imports.map(([, path = '']) => join(dirname(file), path)),
      seen,
    )
  }
  return seen
}

/** A part's name is its class: `'Card.title'` draws `ol-Card-title`. Other classes are written out. */
function classesIn(text: string): string[] {
  const parts = [...text.matchAll(/['"`]([A-Z]\w*(?:\.\w+)?)['"`]/g)].map(
    ([, name = '']) => `ol-${name.replace('.', '-')}`,
  )
  return [...parts, ...[...text.matchAll(/\bol-[A-Z][\w-]*/g)].map(([name]) => name)]
}
