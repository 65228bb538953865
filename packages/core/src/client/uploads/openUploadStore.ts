import { writeJson } from '../../lib/writeJson.ts'
import { createStore, delMany, get, getMany, keys, setMany, update, type UseStore } from 'idb-keyval'
import type { KeptUpload, UploadBytes, UploadStore } from './UploadStore.ts'
import { storageKey } from '../storageKey.ts'
import { createIsOfOthers } from './createIsOfOthers.ts'
import { sweepFiles } from './sweepFiles.ts'
import type { UploadLending } from './UploadLending.ts'

/** Bytes that sealing adds: 12 that make each use of the key different, and 16 that show a change. */
const sealOverhead = 28

/** A file's record on the disk: its name and digest are sealed. */
type SealedUpload = Omit<KeptUpload, 'name' | 'sha256'> & { sealed: Uint8Array<ArrayBuffer> }

type StoreLending = Pick<UploadLending, 'environment' | 'tenantId' | 'userId' | 'draftStorage' | 'now'>

/**
 * Opens the upload store of a scope in IndexedDB. In private windows, on full disks and in frames without storage the store keeps nothing: the
 * files then live in memory alone.
 *
 * @param scope begins every key: environment, tenant, person, relay, partner, kind and set.
 */
export function openUploadStore(scope: string, lending: () => StoreLending): UploadStore {
  const { environment, tenantId, userId } = lending()
  let store: UseStore | null = null
  const database = () => {
    // A host that keeps no drafts wants no files kept either.
    if (lending().draftStorage === null) throw new Error('Nothing may be kept on this device.')
    store ??= createStore('onlend-uploads', 'files')
    return store
  }
  const cipher = createUploadCipher(`${storageKey('uploads', [environment, tenantId, userId])}:key`, database)
  const metaKey = (key: string) => `${scope}/file/${key}`
  const blobKey = (key: string) => `${scope}/blob/${key}`
  const removalKey = (uploadId: string) => `${scope}/gone/${uploadId}`
  const drop = (dropped: readonly string[]) =>
    attempt(undefined, async () =>
      delMany(
        dropped.flatMap((key) => [metaKey(key), blobKey(key)]),
        database(),
      ),
    )
  /** The ends of all keys with this beginning. */
  const listKeys = async (begin: string) =>
    (await keys<IDBValidKey>(database())).flatMap((key) =>
      typeof key === 'string' && key.startsWith(begin) ? [key.slice(begin.length)] : [],
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
    list: () =>
      attempt([], async () => {
        await database()('readwrite', (files) =>
          sweepFiles(files, createIsOfOthers(lending()), lending().now()),
        )
        const names = await listKeys(metaKey(''))
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
    get: (key) =>
      attempt(null, async () => {
        const sealed = await get<SealedUpload>(metaKey(key), database())
        return sealed ? open(sealed) : null
      }),
    put: ({ name, sha256, ...facts }, blob) =>
      attempt(null, async () => {
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
      }),
    // A file that is not kept must not get a record without bytes; the next sweep deletes the empty value.
    change: (key, patch) =>
      attempt(undefined, async () =>
        update<SealedUpload | undefined>(metaKey(key), (kept) => kept && { ...kept, ...patch }, database()),
      ),
    drop,
    removals: () => attempt([], () => listKeys(removalKey(''))),
    addRemoval: (uploadId) =>
      attempt(undefined, async () => setMany([[removalKey(uploadId), lending().now()]], database())),
    dropRemoval: (uploadId) => attempt(undefined, async () => delMany([removalKey(uploadId)], database())),
  }
}

/** Returns `otherwise` where the device cannot keep files. */
async function attempt<Value>(otherwise: Value, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch {
    return otherwise
  }
}

function isWhole(blob: unknown, size: number): blob is Blob {
  return blob instanceof Blob && blob.size === size + sealOverhead
}

const ivBytes = 12

/**
 * Makes the cipher of a person, which seals the files on a device, so that no one can read them once the key is gone. Code can use the key but not
 * read it; each call reads it from the database, since another tab may have deleted it.
 */
function createUploadCipher(keyName: string, database: () => UseStore) {
  const makeKey = async (): Promise<CryptoKey> => {
    const existing = await get<CryptoKey>(keyName, database())
    if (existing) return existing
    const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ])
    // Two tabs may make a key at once: both use the first one stored.
    await update<CryptoKey>(keyName, (kept) => kept ?? fresh, database())
    return (await get<CryptoKey>(keyName, database())) ?? fresh
  }
  return {
    /**
     * @param record names the place of the bytes: bytes that were moved elsewhere do not open.
     * @throws when the page has no secure context, and so no encryption.
     */
    seal: async (record: string, bytes: BufferSource) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
      const sealed = await crypto.subtle.encrypt(toAlgorithm(iv, record), await makeKey(), bytes)
      const whole = new Uint8Array(ivBytes + sealed.byteLength)
      whole.set(iv)
      whole.set(new Uint8Array(sealed), ivBytes)
      return whole
    },
    /** @throws when the key is gone, or the bytes were changed. */
    open: async (record: string, sealed: ArrayBuffer) => {
      const key = await get<CryptoKey>(keyName, database())
      if (!key) throw new Error('The key of what was kept on this device is gone.')
      const iv = new Uint8Array(sealed.slice(0, ivBytes))
      return crypto.subtle.decrypt(toAlgorithm(iv, record), key, sealed.slice(ivBytes))
    },
  }
}

function toAlgorithm(iv: Uint8Array<ArrayBuffer>, record: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(record) }
}
