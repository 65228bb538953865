import type { RelayErrorCode } from '@onlend/core/relay'
import { RelayRefusal } from '../http/index.ts'
import type { BodySource } from '../lib/openStream.ts'

type ChunkOptions = {
  /** The most bytes that may still come. */
  limit: number
  isClosing: () => boolean
}

/** A piece of a file that is arriving. */
export type Chunk = {
  stream: ReadableStream<Uint8Array>
  /** The reason for an early end of the piece; `null` for a complete one. */
  abortReason: () => RelayErrorCode | null
  cancel: () => void
}

/**
 * Turns a body into a stream that never breaks: at an error or a limit the stream just ends, so that the staging keeps all arrived bytes. The
 * next request brings the missing ones.
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
