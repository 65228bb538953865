import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { checkLength } from '../upstream/checkLength.ts'
import { openBody } from '../upstream/openBody.ts'
import type { RelayContext } from '../RelayContext.ts'
import { askStaging } from './askStaging.ts'
import { finishUpload } from './finishUpload.ts'
import { openChunk } from './openChunk.ts'
import { readCount } from './readCount.ts'
import { uploadAnswer } from './uploadAnswer.ts'
import type { UploadContext } from './UploadContext.ts'
import type { UploadRecord } from './UploadRecord.ts'

/**
 * Takes more of a file. What has arrived is kept, however the request ends; the answer to the last byte says whether the file is taken.
 *
 * @throws RelayRefusal for a piece that does not belong there, and for a file that is not taken.
 */
export async function receiveChunk(
  context: RelayContext & { uploads: UploadContext },
  request: Request,
  upload: UploadRecord,
): Promise<RelayAnswer> {
  const { store, clock, isClosing, measure } = context
  const { owner, id, size } = upload
  const isPlain = (request.headers.get('Content-Encoding') ?? 'identity').toLowerCase() === 'identity'
  const type = 'application/offset+octet-stream'
  if (!isPlain || request.headers.get('Content-Type') !== type)
    throw new RelayRefusal('unsupported_media_type')
  const from = readCount(request, 'Upload-Offset')
  if (upload.state === 'staged' || from > size) throw new RelayRefusal('upload_conflict')
  checkLength(request, size - from)

  const chunk = openChunk(openBody(request, clock), { limit: size - from, isClosing })
  const answered = await askStaging(context, upload, {
    method: 'PATCH',
    headers: { 'Upload-Offset': String(from), 'Content-Type': type },
    body: chunk.stream,
  }).finally(chunk.cancel)
  const offset = Number(answered.get('Upload-Offset'))
  await store.recordOffset(owner, id, offset)
  measure({ type: 'staged', bytes: Math.max(0, offset - from) })
  const cutOff = chunk.cutOff()
  if (offset === size && cutOff !== 'body_too_large') await finishUpload(context, upload)
  else if (cutOff) throw new RelayRefusal(cutOff, { headers: { 'Upload-Offset': String(offset) } })
  return uploadAnswer(upload, { status: 204, headers: { 'Upload-Offset': String(offset) } })
}
