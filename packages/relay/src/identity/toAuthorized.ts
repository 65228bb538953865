import type { AuthorizedOperation } from './IdentityOptions.ts'

/** An operation for a question to `authorize`: its known facts, without the rest of the ledger's record. */
export function toAuthorized({
  kind,
  id = null,
  summary = null,
  destination = null,
}: Pick<AuthorizedOperation, 'kind'> & Partial<AuthorizedOperation>): AuthorizedOperation {
  return { kind, id, summary, destination }
}
