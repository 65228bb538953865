import { delMany, getMany, keys, type UseStore } from 'idb-keyval'

type SweepFilesParameters = {
  database: UseStore
  /** Whether a key belongs to another person who used this device. */
  isOfOthers: (key: string) => boolean
  /** Milliseconds since 1970. */
  now: number
}

/** Files wait on a device for so long. */
const keptFor = 72 * 60 * 60_000

/** Takes away what has waited too long, what is not sealed, and what another person has left behind, the key first. Returns the names of what stays. */
export async function sweepFiles({ database, isOfOthers, now }: SweepFilesParameters): Promise<string[]> {
  const all = (await keys<IDBValidKey>(database)).filter((key) => typeof key === 'string')
  const dated = all.filter((key) => key.includes('/file/') || key.includes('/gone/'))
  const found = await getMany<unknown>(dated, database)
  const over = new Set(all.filter(isOfOthers))
  // A removal that the relay has not heard of in all this time is of a file that has expired there, too.
  for (const [index, key] of dated.entries()) if (!isFresh(found[index], now)) over.add(key)
  const known = new Set(dated)
  for (const key of all.filter((name) => name.includes('/blob/'))) {
    const file = key.replace('/blob/', '/file/')
    if (over.has(file) || !known.has(file)) over.add(key)
  }
  if (over.size > 0) await delMany([...over], database)
  return all.filter((key) => !over.has(key))
}

/** A file with the name in the clear is from before files were sealed. */
function isFresh(value: unknown, now: number): boolean {
  const isFile = typeof value === 'object' && value !== null && 'sealed' in value && 'addedAt' in value
  const since = isFile ? value.addedAt : value
  return typeof since === 'number' && now - since < keptFor
}
