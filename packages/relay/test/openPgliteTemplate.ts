import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '../src/database/Database.ts'
import { fromPglite } from '../src/database/fromPglite.ts'

/** A new database takes seconds and 800 MB to make, so an empty one is kept beside the packages and opened from there. */
const cache = join(import.meta.dirname, '../node_modules/.cache')
const template = join(cache, 'pglite-empty.tar')

/** Opens an empty database, in a new folder or in memory. */
export async function openPgliteTemplate(dataDir?: string): Promise<Database> {
  const place = dataDir === undefined ? {} : { dataDir }
  const kept = await readFile(template).catch(() => null)
  // A template of an older version of the library does not open; then a new one is made.
  const reopened =
    kept &&
    (await PGlite.create({ ...place, loadDataDir: new Blob([new Uint8Array(kept)]) }).catch(() => null))
  const pglite = reopened ?? (await PGlite.create(place))
  if (!reopened) await keepTemplate(pglite)
  return fromPglite(pglite, async () => undefined)
}

async function keepTemplate(pglite: PGlite): Promise<void> {
  const dump = await pglite.dumpDataDir('none')
  await mkdir(cache, { recursive: true })
  const draft = `${template}.${crypto.randomUUID()}`
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()))
  await rename(draft, template)
}
