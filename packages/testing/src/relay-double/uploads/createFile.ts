import { type Session, createOperationId } from '@onlend/core'
import { refuse } from '../refuse.ts'
import type { UploadMemory } from './createUploadMemory.ts'
import { readUploadMetadata } from './readUploadMetadata.ts'

type CreateFileParameters = { memory: UploadMemory; session: Session; headers: Headers; mount: string }

const day = 86_400_000
const retention = 14 * day

/** Writes a file down before its first byte arrives. One named `full...` finds no room. */
export function createFile({ memory, session, headers, mount }: CreateFileParameters): Response {
  const { customer_partner_id, kind, set, slot, name, type, sha256 } = readUploadMetadata(
    headers.get('Upload-Metadata'),
  )
  const size = Number(headers.get('Upload-Length') ?? Number.NaN)
  const isNamed = customer_partner_id && kind && set && slot && name
  if (!isNamed || !Number.isSafeInteger(size) || size < 0) return refuse('malformed_request')
  // The kinds that take files; the relay knows them by their endpoints.
  if (kind !== 'submitCreditAssessment' && kind !== 'registerCustomer') return refuse('malformed_request')
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(set) || !/^[a-z0-9_]{1,80}$/.test(slot))
    return refuse('malformed_request')
  const mayActFor = session.customerPartners.some((partner) => partner.id === customer_partner_id)
  if (!mayActFor || !session.capabilities.includes(kind)) return refuse('forbidden')

  if (size === 0) return refuse('upload_rejected', { rejection: 'empty' })
  const { limits } = memory
  if (size > limits.maxFileBytes) return refuse('body_too_large')
  const { uploads, limits: taken } = memory.list({ customerPartnerId: customer_partner_id, kind, set })
  const isFull = uploads.length >= limits.maxFiles || taken.usedBytes + size > limits.maxBytes
  if (isFull || name.startsWith('full')) return refuse('staging_full')

  const id = createOperationId()
  memory.add({
    customerPartnerId: customer_partner_id,
    announced: type ?? '',
    expected: sha256 ?? null,
    bytes: new Uint8Array(size),
    rejection: null,
    upload: {
      id,
      kind,
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
      expiresAt: new Date(memory.now() + retention).toISOString(),
    },
  })
  return new Response(null, {
    status: 201,
    headers: { 'Tus-Resumable': '1.0.0', Location: `${mount}/uploads/${id}` },
  })
}
