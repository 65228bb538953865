import type { WriteName } from '@onlend/core/internal'
import type { UploadRejection } from '@onlend/core/relay'
import type { Owner } from '../../database/Owner.ts'

/** A row of `onlend_uploads` as a driver returns it. */
export type UploadRow = {
  environment: Owner['environment']
  id: string
  owner_kind: Owner['kind']
  owner_id: string
  kind: WriteName
  set_name: string
  slot: string
  name: string
  size: number | string
  arrived: number | string
  state: 'uploading' | 'staged' | 'rejected'
  rejection: UploadRejection | null
  type: string | null
  sha256: string | null
  expected_sha256: string | null
  actor: string
  actor_name: string | null
  operation_id: string | null
  created_at: number | string
  expires_at: number | string
}
