import { createStore, delMany, get, getMany, keys, setMany, update } from 'idb-keyval'
import { createUploadCipher, sealOverhead } from './createUploadCipher.ts'
import { sweepFiles } from './sweepFiles.ts'

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

/** The bytes of a file, wherever they are. */
export type UploadBytes = {
  /** Reads all of them into memory. @throws when the device has them no more, or may read them no more. */
  read: () => Promise<Blob>
}

/** What can change of a file that is kept. */
type KeptChange = Partial<Pick<KeptUpload, 'uploadId' | 'replaces'>>

/** As it lies on the disk: nothing that says what the file is about is in the clear. */
type SealedUpload = Omit<KeptUpload, 'name' | 'sha256'> & { sealed: Uint8Array<ArrayBuffer> }

/** Where files wait that a killed tab must not lose. What cannot be kept is simply not there afterwards. */
export type UploadStore = {
  list: () => Promise<{ kept: KeptUpload; bytes: UploadBytes }[]>
  get: (key: string) => Promise<KeptUpload | null>
  /** Keeps a file, and returns its bytes as the disk has them: those in memory may then go. `null` where nothing can be kept. */
  put: (kept: KeptUpload, blob: Blob) => Promise<UploadBytes | null>
  change: (key: string, patch: KeptChange) => Promise<void>
  drop: (keys: readonly string[]) => Promise<void>
  /** Ids of uploads that were removed here and that the relay may not have heard of. */
  removals: () => Promise<string[]>
  addRemoval: (uploadId: string) => Promise<void>
  dropRemoval: (uploadId: string) => Promise<void>
}

type CreateUploadStoreParameters = {
  /** Begins every key: environment, tenant, person, relay, partner, kind and set. */
  scope: string
  /** Where the key lies that seals the files of this person. */
  keyName: string
  /** Whether a key belongs to another person who used this device. */
  isOfOthers: (key: string) => boolean
  /** Whether anything may be kept on this device. */
  isAllowed: () => boolean
  now: () => number
}

/** Makes the upload store of a set, in a database of its own. */
export function createUploadStore({
  scope,
  keyName,
  isOfOthers,
  isAllowed,
  now,
}: CreateUploadStoreParameters): UploadStore {
  const database = createDatabase(isAllowed)
  const cipher = createUploadCipher(keyName, database)
  const metaKey = (key: string) => `${scope}/file/${key}`
  const blobKey = (key: string) => `${scope}/blob/${key}`
  const removalKey = (uploadId: string) => `${scope}/gone/${uploadId}`
  const drop = (dropped: readonly string[]) =>
    delMany(
      dropped.flatMap((key) => [metaKey(key), blobKey(key)]),
      database(),
    )
  const openBytes = ({ key, type }: Pick<KeptUpload, 'key' | 'type'>, sealed: Blob): UploadBytes => ({
    read: async () => new Blob([await cipher.open(blobKey(key), await sealed.arrayBuffer())], { type }),
  })
  /** `null` when the key is gone: then the file is, too. */
  const open = orElse(null, async ({ sealed, ...facts }: SealedUpload): Promise<KeptUpload> => {
    const text = new TextDecoder().decode(await cipher.open(metaKey(facts.key), sealed.slice().buffer))
    // The cast states what `put` has sealed: nobody else has the key.
    return { ...facts, ...(JSON.parse(text) as Pick<KeptUpload, 'name' | 'sha256'>) }
  })

  return {
    list: orElse([], async () => {
      const all = await sweepFiles({ database: database(), isOfOthers, now: now() })
      const begin = metaKey('')
      const names = all.filter((key) => key.startsWith(begin)).map((key) => key.slice(begin.length))
      const found = await getMany<SealedUpload | undefined>(names.map(metaKey), database())
      const blobs = await getMany<unknown>(names.map(blobKey), database())
      const opened = await Promise.all(
        found.map(async (sealed, index) => {
          const blob = blobs[index]
          const kept = sealed && isWhole(blob, sealed.size) ? await open(sealed) : null
          return kept && isWhole(blob, kept.size) ? [{ kept, bytes: openBytes(kept, blob) }] : []
        }),
      )
      return opened.flat().sort((a, b) => a.kept.addedAt - b.kept.addedAt)
    }),
    get: orElse(null, async (key: string) => {
      const sealed = await get<SealedUpload>(metaKey(key), database())
      return sealed ? open(sealed) : null
    }),
    put: orElse(null, async ({ name, sha256, ...facts }: KeptUpload, blob: Blob) => {
      const { key } = facts
      const text = new TextEncoder().encode(JSON.stringify({ name, sha256 }))
      const sealed = await cipher.seal(metaKey(key), text)
      const bytes = await cipher.seal(blobKey(key), await blob.arrayBuffer())
      await setMany(
        [
          [metaKey(key), { ...facts, sealed } satisfies SealedUpload],
          [blobKey(key), new Blob([bytes])],
        ],
        database(),
      )
      const back = await get<unknown>(blobKey(key), database())
      if (isWhole(back, facts.size)) return openBytes(facts, back)
      await drop([key])
      return null
    }),
    change: orElse(undefined, async (key: string, patch: KeptChange) => {
      // What is not kept must not become a record without bytes: the next sweep takes the empty one away.
      await update<SealedUpload | undefined>(
        metaKey(key),
        (kept) => kept && { ...kept, ...patch },
        database(),
      )
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

function isWhole(blob: unknown, size: number): blob is Blob {
  return blob instanceof Blob && blob.size === size + sealOverhead
}
