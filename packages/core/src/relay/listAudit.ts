import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { AuditRecord } from './models/AuditRecord.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Lists the entries of the audit, such as confirmations, approvals and resolutions, at most 200 after `after`: oldest first, or newest first with
 * `order` as `newest`. `format` as `csv` returns all entries as a file. For operators only. Answered by the relay.
 */
export const listAudit = defineEndpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/audit?after={after?}&order={order?}&format={format?}',
  owner: null,
  output: listEnvelope<AuditRecord>(AuditRecord),
  errors: [...sessionErrors, 'forbidden'],
  section: null,
})
