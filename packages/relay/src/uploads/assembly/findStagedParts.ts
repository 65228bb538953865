import type { EndpointName, StagedPart } from '@onlend/core/internal'
import { RelayRefusal } from '../../http/index.ts'
import type { Owner } from '../../database/Owner.ts'
import type { UploadsContext } from '../UploadsContext.ts'
import type { UploadRecord } from '../UploadRecord.ts'

/**
 * Finds the files of a form. Each file must be whole, the owner's, staged for this endpoint, unused, and have the checksum in the request.
 *
 * @throws RelayRefusal that names the parts whose files are missing or have another checksum.
 */
export async function findStagedParts(
  { store, clock }: UploadsContext,
  parts: readonly StagedPart[],
  { owner, kind }: { owner: Owner; kind: EndpointName },
): Promise<StagedFormPart[]> {
  const found: StagedFormPart[] = []
  const missing: string[] = []
  const changed: string[] = []
  for (const part of parts) {
    if ('value' in part) {
      found.push(part)
      continue
    }
    const upload = await store.findUpload([owner], part.upload).catch(() => {
      throw new RelayRefusal('store_unavailable')
    })
    const isThere = upload?.state === 'staged' && upload.kind === kind && upload.expiresAt > clock.now()
    if (!isThere) missing.push(part.name)
    else if (upload.sha256 !== part.sha256) changed.push(part.name)
    else found.push({ name: part.name, upload })
  }
  if (missing.length > 0) throw new RelayRefusal('upload_not_staged', { data: { parts: missing } })
  if (changed.length > 0) throw new RelayRefusal('upload_changed', { data: { parts: changed } })
  return found
}

/** One part of a future form: a text, or a whole staged file. */
export type StagedFormPart = { name: string; value: string } | { name: string; upload: UploadRecord }
