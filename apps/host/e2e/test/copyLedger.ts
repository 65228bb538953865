import { createHash } from 'node:crypto'
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const kept = join(import.meta.dirname, '../../../../node_modules/.cache/onlend')

/** Puts an empty ledger into a host's data folder: to make one takes a host four seconds, to copy one that was kept half of one. */
export async function copyLedger(dataDir: string): Promise<void> {
  // Where the library stands says its version too, and a folder of another version does not open.
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const template = join(kept, `ledger-${createHash('sha256').update(library).digest('hex').slice(0, 12)}`)
  const isKept = await stat(template).catch(() => null)
  if (!isKept) await keepLedger(template)
  await cp(template, join(dataDir, 'pgdata'), { recursive: true })
}

async function keepLedger(template: string): Promise<void> {
  const { openPgliteDatabase } = await import('@onlend/relay/pglite')
  const draft = `${template}.${crypto.randomUUID()}`
  await mkdir(draft, { recursive: true })
  const database = await openPgliteDatabase({ dataDir: draft })
  await database.close()
  // Another worker may have kept one meanwhile, which is as good.
  await rename(join(draft, 'pgdata'), template).catch(() => undefined)
  await rm(draft, { recursive: true, force: true })
}
