import { keyedHash } from '../lib/keyedHash.ts'

/** Makes ids of staged files that only this ledger can make and recognise: `secret` is the ledger's secret, which no file contains. */
export function createUploadIds(secret: string) {
  const mark = async (random: string): Promise<string> =>
    (await keyedHash(secret, `upload/${random}`)).slice(0, markLength)
  return {
    /** Makes a new id: 128 random bits, and a mark. */
    async mint(): Promise<string> {
      const bytes = crypto.getRandomValues(new Uint8Array(16))
      const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
      return `${random}${await mark(random)}`
    },
    /** Whether this ledger minted the id: the relay must not delete files of another ledger in the same place. */
    async isOwn(id: string): Promise<boolean> {
      const random = id.slice(0, randomLength)
      return id.length === randomLength + markLength && id.slice(randomLength) === (await mark(random))
    },
  }
}

/** Hex digits. */
const randomLength = 32
const markLength = 16
