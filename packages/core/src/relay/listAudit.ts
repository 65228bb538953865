import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { AuditRecord } from './models/AuditRecord.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Lists who confirmed, approved, resolved, assigned, dismissed, revoked and erased what, at most 200 after a place: oldest first, or with `order` as
 * `newest` newest first. With `format` as `csv`, all of them as a file. For operators alone. Answered by the relay.
 */
export const listAudit = defineEndpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/audit?after={after?}&order={order?}&format={format?}',
  owner: null,
  output: listEnvelope(AuditRecord),
  errors: [...sessionErrors, 'forbidden'],
  section: null,
})
