import type { AuthorizedOperation } from './IdentityOptions.ts'

/** An operation as `authorize` is asked about it, with no more than is known of it, and without what else the ledger holds. */
export function toAuthorized({
  kind,
  id = null,
  summary = null,
  destination = null,
}: Pick<AuthorizedOperation, 'kind'> & Partial<AuthorizedOperation>): AuthorizedOperation {
  return { kind, id, summary, destination }
}
