import { joinBytes } from '../lib/joinBytes.ts'
import { keyedHash } from '../lib/keyedHash.ts'
import { sha256 } from '../lib/sha256.ts'

/** A form as it passes, known again by its parts whatever its boundary is. */
export type FormDigest = {
  /** A part begins, with this header block. */
  part(headers: Uint8Array): void
  /** More of the part's content. */
  content(bytes: Uint8Array): void
  /** The form has passed whole. */
  end(): void
  /** Of the whole form, in hex; `null` when it has not passed whole. */
  digest(): Promise<string | null>
}

/** Bytes of a part that are hashed. Whole scans of fifty megabytes would cost an upload more than half its speed. */
const headLimit = 64 * 1024

type Part = { headers: string; head: Uint8Array<ArrayBuffer>[]; headLength: number; length: number }

/**
 * Notes of each part its headers, its length and the first 64 KB of its content. Forms that agree in all of that count as the same form,
 * so that a file which was changed behind its beginning without changing its length is not noticed.
 *
 * @param secret The store's, so that a reader of the digest cannot guess what is in the form.
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
