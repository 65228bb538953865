import type { appendUpload } from '@onlend/core/relay'
import { checkLength, openBody, RelayRefusal, type RelayRequest, type RouteAnswer } from '../http/index.ts'
import { trackWork } from '../lib/trackWork.ts'
import { requestStaging } from './requestStaging.ts'
import { checkDisk } from './checkDisk.ts'
import { findOwnUpload } from './findOwnUpload.ts'
import { finishUpload } from './finishUpload.ts'
import { openChunk } from './openChunk.ts'
import { readCount } from './readCount.ts'
import { refuseUpload } from './refuseUpload.ts'
import { uploadAnswer } from './uploadAnswer.ts'
import type { UploadRecord } from './UploadRecord.ts'
import type { StagingContext } from './withStaging.ts'

/**
 * Receives more bytes of a file. The relay keeps the arrived bytes at every end of the request; the answer to the last byte accepts or rejects the file.
 *
 * @throws RelayRefusal for a piece at another offset, and for a rejected file.
 */
export async function answerChunk(
  context: StagingContext,
  { request, principal, parameters }: RelayRequest<{ readonly uploadId: string }>,
): Promise<RouteAnswer<typeof appendUpload>> {
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
