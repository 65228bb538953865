import { createStore, delMany, getMany, keys, setMany, update } from 'idb-keyval'

/** What this device keeps of a file beside its bytes. */
export type KeptUpload = {
  key: string
  slot: string
  name: string
  type: string
  size: number
  originalSize: number | null
  sha256: string | null
  uploadId: string | null
  replaces: string | null
  /** Milliseconds since 1970. */
  addedAt: number
}

/** Where files wait that a killed tab must not lose. What cannot be kept is simply not there afterwards. */
export type UploadStore = {
  list: () => Promise<{ kept: KeptUpload; blob: Blob }[]>
  get: (key: string) => Promise<KeptUpload | null>
  /** Keeps a file, and returns its bytes as the disk has them: those in memory may then go. `null` where nothing can be kept. */
  put: (kept: KeptUpload, blob: Blob) => Promise<Blob | null>
  change: (key: string, patch: Partial<KeptUpload>) => Promise<void>
  drop: (keys: readonly string[]) => Promise<void>
  /** Ids of uploads that were removed here and that the relay may not have heard of. */
  removals: () => Promise<string[]>
  addRemoval: (uploadId: string) => Promise<void>
  dropRemoval: (uploadId: string) => Promise<void>
}

type CreateUploadStoreParameters = {
  /** Begins every key: environment, tenant, person, relay, partner, kind and set. */
  scope: string
  /** Whether a key belongs to another person who used this device. */
  isOfOthers: (key: string) => boolean
  /** Whether anything may be kept on this device. */
  isAllowed: () => boolean
  now: () => number
}

/** Files wait on a device for so long. */
const keptFor = 72 * 60 * 60_000

/** Makes the upload store of a set, in a database of its own. */
export function createUploadStore({
  scope,
  isOfOthers,
  isAllowed,
  now,
}: CreateUploadStoreParameters): UploadStore {
  const database = createDatabase(isAllowed)
  const metaKey = (key: string) => `${scope}/file/${key}`
  const blobKey = (key: string) => `${scope}/blob/${key}`
  const removalKey = (uploadId: string) => `${scope}/gone/${uploadId}`
  const drop = (dropped: readonly string[]) =>
    delMany(
      dropped.flatMap((key) => [metaKey(key), blobKey(key)]),
      database(),
    )
  /** What has waited too long, and what another person has left behind on this device. */
  const sweep = async (all: readonly string[]) => {
    const files = all.filter((key) => key.includes('/file/'))
    const found = await getMany<KeptUpload | undefined>(files, database())
    const old = files.filter((key, index) => isOfOthers(key) || !isFresh(found[index], now()))
    // A removal that the relay has not heard of in all this time is of a file that has expired there, too.
    const gone = all.filter((key) => key.includes('/gone/'))
    const told = await getMany<number | undefined>(gone, database())
    const overdue = gone.filter((_, index) => now() - (told[index] ?? 0) >= keptFor)
    const swept = [...old, ...old.map((key) => key.replace('/file/', '/blob/')), ...overdue]
    if (swept.length > 0) await delMany(swept, database())
  }

  return {
    list: orElse([], async () => {
      const all = (await keys<IDBValidKey>(database())).filter((key) => typeof key === 'string')
      await sweep(all)
      const begin = metaKey('')
      const names = all.filter((key) => key.startsWith(begin)).map((key) => key.slice(begin.length))
      const found = await getMany<KeptUpload | undefined>(names.map(metaKey), database())
      const blobs = await getMany<unknown>(names.map(blobKey), database())
      const whole = found.flatMap((kept, index) => {
        const blob = blobs[index]
        return kept && isWhole(blob, kept.size) ? [{ kept, blob }] : []
      })
      return whole.sort((a, b) => a.kept.addedAt - b.kept.addedAt)
    }),
    get: orElse(null, async (key: string) => {
      const [kept] = await getMany<KeptUpload | undefined>([metaKey(key)], database())
      return kept ?? null
    }),
    put: orElse(null, async (kept: KeptUpload, blob: Blob) => {
      await setMany(
        [
          [metaKey(kept.key), kept],
          [blobKey(kept.key), blob],
        ],
        database(),
      )
      const [back] = await getMany<unknown>([blobKey(kept.key)], database())
      if (isWhole(back, kept.size)) return back
      await drop([kept.key])
      return null
    }),
    change: orElse(undefined, async (key: string, patch: Partial<KeptUpload>) => {
      // What is not kept must not become a record without bytes: the next sweep takes the empty one away.
      await update<KeptUpload | undefined>(metaKey(key), (kept) => kept && { ...kept, ...patch }, database())
    }),
    drop: orElse(undefined, drop),
    removals: orElse([], async () => {
      const begin = removalKey('')
      const all = (await keys<IDBValidKey>(database())).filter((key) => typeof key === 'string')
      return all.filter((key) => key.startsWith(begin)).map((key) => key.slice(begin.length))
    }),
    addRemoval: orElse(undefined, (uploadId: string) => setMany([[removalKey(uploadId), now()]], database())),
    dropRemoval: orElse(undefined, (uploadId: string) => delMany([removalKey(uploadId)], database())),
  }
}

function createDatabase(isAllowed: () => boolean) {
  let store: ReturnType<typeof createStore> | null = null
  return () => {
    if (!isAllowed()) throw new Error('Nothing may be kept on this device.')
    store ??= createStore('onlend-uploads', 'files')
    return store
  }
}

/** Private windows, full disks and frames without storage: the set then lives in memory alone. */
function orElse<Parameters extends unknown[], Value>(
  otherwise: Value,
  work: (...parameters: Parameters) => Promise<Value>,
): (...parameters: Parameters) => Promise<Value> {
  return async (...parameters) => {
    try {
      return await work(...parameters)
    } catch {
      return otherwise
    }
  }
}

function isFresh(kept: KeptUpload | undefined, now: number): boolean {
  return kept !== undefined && now - kept.addedAt < keptFor
}

function isWhole(blob: unknown, size: number): blob is Blob {
  return blob instanceof Blob && blob.size === size
}
