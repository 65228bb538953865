import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Entries that a widget stands in or on, and `.`, which is all of them. */
const notWidgets = new Set(['.', './lending-root', './plain-html', './tenant-root'])

/** The widgets that have an entry of their own: its name, such as `withdraw-form`, and its module. */
export function listWidgetEntries(): { entry: string; source: string }[] {
  // The file is this package's own; its shape is what the type says.
  const { exports } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    exports: Record<string, { '@onlend/source': string }>
  }
  return Object.entries(exports)
    .filter(([entry, { '@onlend/source': source }]) => !notWidgets.has(entry) && source.endsWith('.tsx'))
    .map(([entry, { '@onlend/source': source }]) => ({ entry: entry.slice(2), source }))
}
