import { get, type UseStore, update } from 'idb-keyval'

/** Seals the files on a device, so that no one can read them once the key is gone. */
export type UploadCipher = {
  /**
   * @param record names the place of the bytes: bytes that were moved elsewhere do not open.
   * @throws when the page has no secure context, and so no encryption.
   */
  seal: (record: string, bytes: BufferSource) => Promise<Uint8Array<ArrayBuffer>>
  /** @throws when the key is gone, or the bytes were changed. */
  open: (record: string, sealed: ArrayBuffer) => Promise<ArrayBuffer>
}

const ivBytes = 12

/** Makes the cipher of a person. Code can use the key but not read it; each call reads it from the database, since another tab may have deleted it. */
export function createUploadCipher(keyName: string, database: () => UseStore): UploadCipher {
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
    seal: async (record, bytes) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
      const sealed = await crypto.subtle.encrypt(toAlgorithm(iv, record), await makeKey(), bytes)
      const whole = new Uint8Array(ivBytes + sealed.byteLength)
      whole.set(iv)
      whole.set(new Uint8Array(sealed), ivBytes)
      return whole
    },
    open: async (record, sealed) => {
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
