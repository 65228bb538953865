import { RelayRefusal } from '../http/index.ts'
import type { createUpload } from '@onlend/core/relay'
import { readStoreSecret } from '../ledger/index.ts'
import { requestStaging } from './requestStaging.ts'
import { checkDisk } from './checkDisk.ts'
import { createUploadIds } from './createUploadIds.ts'
import { readCount } from './readCount.ts'
import { readUploadSet, type NamedSet } from './readUploadSet.ts'
import { refuseUpload } from './refuseUpload.ts'
import { uploadAnswer } from './uploadAnswer.ts'
import type { StagingHandler } from './withStaging.ts'
import { readBase64, safeFileName } from '@onlend/core/internal'
import { readText } from '../lib/readText.ts'

/** The most full sets of one partner at once. */
const setsOfOwner = 10

/**
 * Creates a file and returns the address for its bytes. The relay stores nothing before it has checked the rights and the limits.
 *
 * @throws RelayRefusal for a file that the person may not stage or that exceeds a limit, and for a malformed request.
 */
export const answerCreation: StagingHandler<typeof createUpload> = async (
  context,
  { request, principal },
) => {
  const { store, clock, uploads, mountPath, logger } = context
  const size = readCount(request, 'Upload-Length')
  const { headers } = request
  const hasBody = headers.has('Transfer-Encoding') || !['0', null].includes(headers.get('Content-Length'))
  if (hasBody || headers.has('Upload-Defer-Length') || headers.has('Upload-Concat'))
    throw new RelayRefusal('malformed_request')
  const { customerPartnerId, kind, set, ...facts } = readUploadMetadata(headers.get('Upload-Metadata'))
  const asked = await readUploadSet(context, principal, { customerPartnerId, kind, set })
  if (size === 0) throw refuseUpload('empty')
  const { maxFileBytes, maxFiles, maxBytes, maxTotalBytes, retention } = uploads
  if (size > maxFileBytes) throw new RelayRefusal('body_too_large', { data: { maxFileBytes } })
  await checkDisk(context, size)

  const now = clock.now()
  const upload = {
    ...asked,
    ...facts,
    id: await createUploadIds(await readStoreSecret(context)).mint(),
    size,
    actor: principal.userId,
    actorName: principal.displayName ?? null,
    createdAt: now,
    expiresAt: now + retention,
  }
  const allowance = { maxFiles, maxFilesOfOwner: maxFiles * setsOfOwner, maxBytes, maxTotalBytes }
  const result = await store.createUpload(upload, allowance)
  if (result === 'full') throw new RelayRefusal('staging_full', { data: { maxFiles, maxBytes } })
  if (result === 'exhausted') {
    logger.error(
      { event: 'uploads.exhausted', maxTotalBytes },
      'all partners together have staged what may be staged',
    )
    throw new RelayRefusal('uploads_unavailable')
  }
  try {
    await requestStaging(context, upload, { method: 'POST' })
  } catch (error) {
    // A full disk can keep a part of the file; without a row, no sweep would find it.
    await uploads.staging.remove(upload.id).catch(() => undefined)
    await store.removeUpload(upload.owner, upload.id, null)
    throw error
  }
  return uploadAnswer(upload, { status: 201, headers: { Location: `${mountPath}/uploads/${upload.id}` } })
}

/** The facts that a device announces about a file. */
type UploadMetadata = NamedSet & { slot: string; name: string; expectedSha256: string | null }

const names: readonly string[] = ['customer_partner_id', 'kind', 'set', 'slot', 'name', 'type', 'sha256']

/** The most characters of the whole header; a name of 255 bytes needs 340 of them. */
const longestHeader = 4_096

/**
 * Reads `Upload-Metadata` strictly: only known keys, each once, in base64 of UTF-8. Makes the name safe. `type` is the device's guess, which
 * decides nothing.
 *
 * @throws RelayRefusal for any other header.
 */
function readUploadMetadata(header: string | null): UploadMetadata {
  const values = new Map<string, string>()
  const pairs = header === null || header.length > longestHeader ? [] : header.split(',')
  for (const pair of pairs) {
    const [name = '', encoded = '', ...rest] = pair.trim().split(' ')
    const bytes = readBase64(encoded)
    const value = bytes && readText(bytes)
    const isClear = names.includes(name) && !values.has(name) && rest.length === 0
    if (!isClear || value === null) throw new RelayRefusal('malformed_request')
    values.set(name, value)
  }
  const slot = values.get('slot') ?? ''
  const sha256 = values.get('sha256') || null
  const isUsable =
    /^[a-z0-9_]{1,80}$/.test(slot) && (sha256 === null || /^[0-9a-f]{64}$/.test(sha256)) && values.has('name')
  if (!isUsable) throw new RelayRefusal('malformed_request')
  return {
    customerPartnerId: values.get('customer_partner_id'),
    kind: values.get('kind'),
    set: values.get('set'),
    slot,
    name: safeFileName(values.get('name') ?? ''),
    expectedSha256: sha256,
  }
}
