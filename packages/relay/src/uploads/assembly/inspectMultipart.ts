import { type Caller, RelayRefusal } from '../../http/index.ts'
import type { FormDigest } from '../../ledger/index.ts'
import type { BodySource } from '../../lib/openStream.ts'
import { createMultipartScanner } from '../../lib/createMultipartScanner.ts'
import type { AbortReason } from '../../upstream/index.ts'

type InspectMultipartOptions = {
  boundary: string
  allowed: RegExp
  /** Bytes. */
  limit: number
  /** Bytes, where the sender announced them. */
  announced: number | null
  /** Aborts when the sender has left. */
  caller: Caller
  /** Hashes the form as it passes. */
  print: FormDigest
  /** Runs after the body was read whole, before its end is passed on. */
  onComplete: () => void
}

/** Checks a multipart body and passes it on. Cuts off a body that may not pass or ends early, so that it never arrives whole. */
export function inspectMultipart(
  source: BodySource,
  { boundary, allowed, limit, announced, caller, print, onComplete }: InspectMultipartOptions,
): { body: AsyncIterable<Uint8Array>; abortReason: () => AbortReason | null } {
  const scanner = createMultipartScanner(boundary, allowed, print)
  let isComplete = false
  let reason: AbortReason | null = null

  const cut = (why: AbortReason): Error => {
    reason = why
    source.cancel()
    return new Error(why)
  }
  const readNext = (): ReturnType<BodySource['read']> =>
    source.read().catch((error: unknown) => {
      const isSlow = error instanceof RelayRefusal && error.code === 'request_timeout'
      throw cut(isSlow ? 'request_timeout' : 'malformed_request')
    })

  async function* inspect(): AsyncGenerator<Uint8Array> {
    let length = 0
    try {
      for (let piece = await readNext(); piece !== null; piece = await readNext()) {
        length += piece.byteLength
        if (length > limit) throw cut('body_too_large')
        const passed = scanner.take(piece)
        if (passed === null) throw cut('malformed_request')
        if (passed.byteLength > 0) yield passed
      }
      const end = scanner.end()
      if (end === null || (announced !== null && announced !== length)) throw cut('malformed_request')
      // Before the last bytes: afterwards the service can have the whole form.
      isComplete = true
      print.end()
      onComplete()
      yield end
    } finally {
      // The service can answer or leave before the end: then nobody reads on.
      if (!isComplete && reason === null) source.cancel()
    }
  }
  const abortReason = (): AbortReason | null =>
    reason ?? (!isComplete && caller.aborted ? 'malformed_request' : null)
  return { body: inspect(), abortReason }
}
