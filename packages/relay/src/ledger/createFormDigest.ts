import { joinBytes } from '../lib/joinBytes.ts'
import { keyedHash } from '../lib/keyedHash.ts'
import { sha256 } from '../lib/sha256.ts'

/** The digest of a form that passes, equal for equal parts under any boundary. */
export type FormDigest = {
  /** Begins a part, with this header block. */
  part(headers: Uint8Array): void
  /** Adds content of the part. */
  content(bytes: Uint8Array): void
  /** Ends a form that has passed whole. */
  end(): void
  /** The digest of the whole form, in hex; `null` when the form has not passed whole. */
  digest(): Promise<string | null>
}

/** Hashed bytes of a part. A hash of a whole scan of fifty megabytes would cost an upload more than half its speed. */
const headLimit = 64 * 1024

type Part = { headers: string; head: Uint8Array<ArrayBuffer>[]; headLength: number; length: number }

/**
 * Hashes the headers, the length and the first 64 KB of each part. Forms that agree in these count as the same form, so the digest does
 * not notice a file that changed after its first 64 KB and kept its length.
 *
 * @param secret The store's secret, so that a reader of the digest cannot guess the content of the form.
 */
export function createFormDigest(secret: string): FormDigest {
  const done: Promise<unknown[]>[] = []
  let current: Part | null = null
  let isWhole = false

  const close = (): void => {
    if (current) done.push(summarise(current))
    current = null
  }
  return {
    part(headers) {
      close()
      current = { headers: new TextDecoder().decode(headers), head: [], headLength: 0, length: 0 }
    },
    content(bytes) {
      if (!current) return
      current.length += bytes.byteLength
      const wanted = Math.min(bytes.byteLength, headLimit - current.headLength)
      if (wanted <= 0) return
      // A copy: the next reader may change the bytes once they have passed.
      current.head.push(new Uint8Array(bytes.subarray(0, wanted)))
      current.headLength += wanted
    },
    end() {
      close()
      isWhole = true
    },
    async digest() {
      if (!isWhole) return null
      return keyedHash(secret, JSON.stringify(await Promise.all(done)))
    },
  }
}

async function summarise({ headers, head, headLength, length }: Part): Promise<unknown[]> {
  return [headers, length, await sha256(joinBytes(head, headLength))]
}
