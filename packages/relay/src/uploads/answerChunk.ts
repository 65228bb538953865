import type { appendUpload, RelayErrorCode } from '@onlend/core/relay'
import { checkLength, openBody, RelayRefusal } from '../http/index.ts'
import { trackWork } from '../lib/trackWork.ts'
import { requestStaging } from './requestStaging.ts'
import { checkDisk } from './checkDisk.ts'
import { findOwnUpload } from './findOwnUpload.ts'
import { finishUpload } from './finishUpload.ts'
import { readCount } from './readCount.ts'
import { refuseUpload } from './refuseUpload.ts'
import { uploadAnswer } from './uploadAnswer.ts'
import type { UploadRecord } from './UploadRecord.ts'
import type { StagingContext, StagingHandler } from './withStaging.ts'
import type { BodySource } from '../lib/openStream.ts'

/**
 * Receives more bytes of a file. The relay keeps the arrived bytes at every end of the request; the answer to the last byte accepts or rejects the file.
 *
 * @throws RelayRefusal for a piece at another offset, and for a rejected file.
 */
export const answerChunk: StagingHandler<typeof appendUpload> = async (
  context,
  { request, principal, parameters },
) => {
  if (request.headers.get('Tus-Resumable') !== '1.0.0') throw new RelayRefusal('malformed_request')
  const upload = await findOwnUpload(context, principal, parameters.uploadId)
  if (upload.rejection !== null) throw refuseUpload(upload.rejection)
  const offset = await trackWork(
    context,
    { work: 'upload', id: upload.id },
    receiveChunk(context, request, upload),
  )
  return uploadAnswer(upload, { status: 204, headers: { 'Upload-Offset': String(offset) } })
}

/** Receives the body, and returns the new offset. */
async function receiveChunk(
  context: StagingContext,
  request: Request,
  upload: UploadRecord,
): Promise<number> {
  const { store, clock, isClosing, measure } = context
  const { owner, id, size } = upload
  const isPlain = (request.headers.get('Content-Encoding') ?? 'identity').toLowerCase() === 'identity'
  const type = 'application/offset+octet-stream'
  if (!isPlain || request.headers.get('Content-Type') !== type)
    throw new RelayRefusal('unsupported_media_type')
  const from = readCount(request, 'Upload-Offset')
  if (upload.state === 'staged' || from > size) throw new RelayRefusal('upload_conflict')
  const coming = checkLength(request, size - from) ?? size - from
  if (coming > 0) await checkDisk(context, coming)

  const chunk = openChunk(openBody(request, clock), { limit: size - from, isClosing })
  const answered = await requestStaging(context, upload, {
    method: 'PATCH',
    headers: { 'Upload-Offset': String(from), 'Content-Type': type },
    body: chunk.stream,
  }).finally(chunk.cancel)
  const offset = Number(answered.get('Upload-Offset'))
  await store.recordOffset(owner, id, offset)
  measure({ type: 'staged', bytes: Math.max(0, offset - from) })
  const abortReason = chunk.abortReason()
  if (offset === size && abortReason !== 'body_too_large') await finishUpload(context, upload)
  else if (abortReason) throw new RelayRefusal(abortReason, { headers: { 'Upload-Offset': String(offset) } })
  return offset
}

type ChunkOptions = {
  /** The most bytes that may still come. */
  limit: number
  isClosing: () => boolean
}

/** A piece of a file that is arriving. */
type Chunk = {
  stream: ReadableStream<Uint8Array>
  /** The reason for an early end of the piece; `null` for a complete one. */
  abortReason: () => RelayErrorCode | null
  cancel: () => void
}

/**
 * Turns a body into a stream that never breaks: at an error or a limit the stream just ends, so that the staging keeps all arrived bytes. The
 * next request brings the missing ones.
 */
function openChunk(source: BodySource | null, { limit, isClosing }: ChunkOptions): Chunk {
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
