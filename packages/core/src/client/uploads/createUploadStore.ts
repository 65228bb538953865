import { writeJson } from '../../lib/writeJson.ts'
import { createStore, delMany, get, getMany, keys, setMany, update } from 'idb-keyval'
import { createUploadCipher } from './createUploadCipher.ts'
import type { KeptUpload, UploadBytes, UploadStore } from './UploadStore.ts'
import { sweepFiles } from './sweepFiles.ts'

/** Bytes that sealing adds: 12 that make each use of the key different, and 16 that show a change. */
const sealOverhead = 28

/** A file's record on the disk: its name and digest are sealed. */
type SealedUpload = Omit<KeptUpload, 'name' | 'sha256'> & { sealed: Uint8Array<ArrayBuffer> }

/** The owner of the files, and the names of their records. */
export type CreateUploadStoreParameters = {
  /** Begins every key: environment, tenant, person, relay, partner, kind and set. */
  scope: string
  /** The name of the key that seals the files of this person. */
  keyName: string
  /** Whether a key belongs to another person who used this device. */
  isOfOthers: (key: string) => boolean
  /** Whether the host lets this device keep files. */
  isAllowed: () => boolean
  now: () => number
}

/** Makes the upload store of a set in IndexedDB. A call rejects when the device cannot keep the file. */
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
  /** `null` when the key is gone: the file cannot be read then. */
  const open = async ({ sealed, ...facts }: SealedUpload): Promise<KeptUpload | null> => {
    const bytes = await cipher.open(metaKey(facts.key), sealed.slice().buffer).catch(() => null)
    if (!bytes) return null
    // The cast names the type that `put` has sealed: no other code has the key.
    return {
      ...facts,
      ...(JSON.parse(new TextDecoder().decode(bytes)) as Pick<KeptUpload, 'name' | 'sha256'>),
    }
  }

  return {
    list: async () => {
      await database()('readwrite', (files) => sweepFiles(files, isOfOthers, now()))
      const all = (await keys<IDBValidKey>(database())).filter((key) => typeof key === 'string')
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
    },
    get: async (key: string) => {
      const sealed = await get<SealedUpload>(metaKey(key), database())
      return sealed ? open(sealed) : null
    },
    put: async ({ name, sha256, ...facts }: KeptUpload, blob: Blob) => {
      const { key } = facts
      const text = new TextEncoder().encode(writeJson({ name, sha256 }))
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
    },
    change: async (key, patch) => {
      // A file that is not kept must not get a record without bytes; the next sweep deletes the empty value.
      await update<SealedUpload | undefined>(
        metaKey(key),
        (kept) => kept && { ...kept, ...patch },
        database(),
      )
    },
    drop,
    removals: async () => {
      const begin = removalKey('')
      const all = (await keys<IDBValidKey>(database())).filter((key) => typeof key === 'string')
      return all.filter((key) => key.startsWith(begin)).map((key) => key.slice(begin.length))
    },
    addRemoval: (uploadId: string) => setMany([[removalKey(uploadId), now()]], database()),
    dropRemoval: (uploadId: string) => delMany([removalKey(uploadId)], database()),
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

function isWhole(blob: unknown, size: number): blob is Blob {
  return blob instanceof Blob && blob.size === size + sealOverhead
}
