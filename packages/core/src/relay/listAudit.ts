import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { AuditRecord } from './models/AuditRecord.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Lists who confirmed, approved, resolved, assigned, dismissed, revoked and erased what, oldest first, at most 200 after a place; with
 * `format` as `csv`, the same page as a file. For operators alone. Answered by the relay.
 */
export const listAudit = defineEndpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/audit?after={after?}&format={format?}',
  owner: null,
  output: listEnvelope(AuditRecord),
  errors: [...sessionErrors, 'forbidden'],
  section: null,
})
