import { type Session, createOperationId } from '@onlend/core'
import type { StagedUpload } from '@onlend/core/relay'
import { refuse } from '../refuse.ts'
import { readCount } from './readCount.ts'
import { refuseSet } from './refuseSet.ts'
import type { UploadMemory } from './createUploadMemory.ts'
import { readUploadMetadata } from './readUploadMetadata.ts'

type CreateFileParameters = { memory: UploadMemory; session: Session; headers: Headers; mount: string }

const day = 86_400_000
const retention = 14 * day

/** Sets of one partner, on average full. */
const setsOfPartner = 10

/** Writes a file down before its first byte arrives. One named `full...` finds no room. */
export function createFile({ memory, session, headers, mount }: CreateFileParameters): Response {
  const size = readCount(headers.get('Upload-Length'))
  const metadata = readUploadMetadata(headers.get('Upload-Metadata'))
  if (size === null || !metadata) return refuse('malformed_request')
  const { customerPartnerId, kind, set, slot, name, type, sha256 } = metadata
  const refusal = refuseSet(session, { customerPartnerId, kind, set })
  if (refusal) return refusal
  if (size === 0) return refuse('upload_rejected', { rejection: 'empty' })
  const { maxFileBytes, maxFiles, maxBytes } = memory.limits
  if (size > maxFileBytes) return refuse('body_too_large', { data: { maxFileBytes } })
  const { uploads, limits: taken } = memory.list({ customerPartnerId, kind, set })
  const ofPartner = memory.all().filter((file) => file.customerPartnerId === customerPartnerId)
  const isFull =
    uploads.length >= maxFiles ||
    ofPartner.length >= maxFiles * setsOfPartner ||
    taken.usedBytes + size > maxBytes
  if (isFull || name.startsWith('full')) return refuse('staging_full', { data: { maxFiles, maxBytes } })

  const id = createOperationId()
  const expiresAt = new Date(memory.now() + retention)
  memory.add({
    customerPartnerId,
    announced: type,
    expected: sha256,
    bytes: new Uint8Array(size),
    rejection: null,
    upload: {
      id,
      // The cast follows the check of the set.
      kind: kind as StagedUpload['kind'],
      set,
      slot,
      name,
      size,
      offset: 0,
      state: 'uploading',
      type: null,
      sha256: null,
      uploadedBy: session.displayName,
      createdAt: new Date(memory.now()).toISOString(),
      expiresAt: expiresAt.toISOString(),
    },
  })
  const location = { Location: `${mount}/uploads/${id}`, 'Upload-Expires': expiresAt.toUTCString() }
  return new Response(null, { status: 201, headers: { 'Tus-Resumable': '1.0.0', ...location } })
}
