import { createMultipartScanner } from './createMultipartScanner.ts'

type InspectMultipartOptions = {
  boundary: string
  allowed: RegExp
  /** Bytes. */
  limit: number
  /** Ends when whoever sends has left. */
  asker: AbortSignal
  /** Called when the whole body has been handed over. */
  onComplete: () => void
}

/** Why a body was cut off; `null` when it was not. */
type CutOff = 'malformed_request' | 'body_too_large' | null

/** Passes a multipart body on while checking it; one that may not pass, or ends early, is cut off so that it never arrives whole. */
export function inspectMultipart(
  source: ReadableStream<Uint8Array>,
  { boundary, allowed, limit, asker, onComplete }: InspectMultipartOptions,
): { body: ReadableStream<Uint8Array>; cutOff: () => CutOff } {
  const scanner = createMultipartScanner(boundary, allowed)
  const reader = source.getReader()
  let length = 0
  let isComplete = false
  let reason: CutOff = null

  const refuse = (
    controller: ReadableStreamDefaultController<Uint8Array>,
    why: Exclude<CutOff, null>,
  ): void => {
    reason = why
    controller.error(new Error(why))
    // The sender may be gone already, which is what is wanted.
    void reader.cancel().catch(() => undefined)
  }

  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const read = await reader.read().catch(() => null)
        if (read === null) return refuse(controller, 'malformed_request')
        if (read.done) {
          if (!scanner.isDone()) return refuse(controller, 'malformed_request')
          isComplete = true
          onComplete()
          return controller.close()
        }
        length += read.value.byteLength
        const passed = length > limit ? null : scanner.take(read.value)
        if (passed === null)
          return refuse(controller, length > limit ? 'body_too_large' : 'malformed_request')
        // An empty piece would leave the reader waiting without another pull.
        if (passed.byteLength > 0) controller.enqueue(passed)
        else await this.pull?.(controller)
      },
      cancel: (why) => reader.cancel(why),
    },
    { highWaterMark: 0 },
  )
  const cutOff = (): CutOff => reason ?? (!isComplete && asker.aborted ? 'malformed_request' : null)
  return { body, cutOff }
}
