import { entryRenames } from './renames/entryRenames.ts'
import { exportRenames } from './renames/exportRenames.ts'

/** A public name and the entry that exports it. */
export type KitName = { entry: string; name: string }

const renames = new Map(exportRenames.map((rename) => [`${rename.entry}#${rename.name}`, rename]))

/** Where a name stands today, and what it is called: the same, where nothing changed. */
export function findToday({ entry, name }: KitName): KitName {
  const rename = renames.get(`${entry}#${name}`)
  return rename
    ? { entry: rename.newEntry, name: rename.newName }
    : { entry: entryRenames.get(entry) ?? entry, name }
}
