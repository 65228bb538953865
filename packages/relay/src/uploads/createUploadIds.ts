import { keyedHash } from '../lib/keyedHash.ts'

/** The ids of staged files of one ledger. */
export type UploadIds = {
  /** Makes a new id: 128 random bits, and a mark. */
  mint(): Promise<string>
  /** Whether this ledger minted the id: the relay must not delete files of another ledger in the same place. */
  isOwn(id: string): Promise<boolean>
}

/** Makes ids that only this ledger can make and recognise: `secret` is the ledger's secret, which no file contains. */
export function createUploadIds(secret: string): UploadIds {
  const mark = async (random: string): Promise<string> =>
    (await keyedHash(secret, `upload/${random}`)).slice(0, markLength)
  return {
    async mint() {
      const bytes = crypto.getRandomValues(new Uint8Array(16))
      const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
      return `${random}${await mark(random)}`
    },
    async isOwn(id) {
      const random = id.slice(0, randomLength)
      return id.length === randomLength + markLength && id.slice(randomLength) === (await mark(random))
    },
  }
}

/** Hex digits. */
const randomLength = 32
const markLength = 16
