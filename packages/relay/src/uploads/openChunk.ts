import type { RelayErrorCode } from '@onlend/core/relay'
import { RelayRefusal } from '../http/index.ts'
import type { BodySource } from '../lib/openStream.ts'

type ChunkOptions = {
  /** Bytes that may still come. */
  limit: number
  isClosing: () => boolean
}

/** A piece of a file on its way in. */
export type Chunk = {
  stream: ReadableStream<Uint8Array>
  /** Why it ended before its sender meant it to; `null` when it did not. */
  abortReason: () => RelayErrorCode | null
  cancel: () => void
}

/**
 * A body as a stream that never breaks: wherever it has to stop, it ends there, so that everything that did arrive is put away. Whatever is
 * missing comes with the next request.
 */
export function openChunk(source: BodySource | null, { limit, isClosing }: ChunkOptions): Chunk {
  let received = 0
  let why: RelayErrorCode | null = null
  const next = async (): Promise<Uint8Array | null> => {
    if (!source) return null
    if (isClosing()) return stop('shutting_down')
    try {
      const piece = await source.read()
      received += piece?.byteLength ?? 0
      return received > limit ? stop('body_too_large') : piece
    } catch (error) {
      return stop(error instanceof RelayRefusal ? error.code : 'malformed_request')
    }
  }
  const stop = (code: RelayErrorCode): null => {
    why = code
    return null
  }
  return {
    stream: new ReadableStream(
      {
        async pull(controller) {
          const piece = await next()
          if (piece === null) controller.close()
          else controller.enqueue(piece)
        },
      },
      { highWaterMark: 0 },
    ),
    abortReason: () => why,
    cancel: () => source?.cancel(),
  }
}
