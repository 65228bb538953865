import type { Amount } from '@onlend/core'
import { operations, type SetRow } from '@onlend/core/operations'
import type { OperationRow } from '@onlend/core/relay'
import { countRows } from './countRows.ts'
import type { ClaimParameters, LedgerEntry } from './LedgerEntry.ts'

type CreateEntryParameters = {
  claim: ClaimParameters
  /** The id of the earlier operation that the person has confirmed. */
  confirmedDuplicate: string | null
  fingerprint: string
  createdAt: string
}

/** Makes the entry of an operation before the double sends it. */
export function createEntry({
  claim,
  confirmedDuplicate,
  fingerprint,
  createdAt,
}: CreateEntryParameters): LedgerEntry {
  const { id, kind, customerPartnerId, channelPartnerId, body, institutionName, actor } = claim
  const { approval = null } = claim
  const definition = operations[kind]
  const rows = definition.rows(body).map(toAwaited)
  return {
    operation: {
      ...{ id, kind, customerPartnerId, channelPartnerId },
      state: approval === null ? 'submitting' : 'awaiting_approval',
      reference: claim.reference,
      summary: { ...definition.summarise(body), ...(institutionName && { institutionName }) },
      status: null,
      serviceMessage: null,
      refusal: null,
      matched: null,
      ambiguous: null,
      verified: null,
      conflict: false,
      resolution: null,
      laterEvidence: [],
      reversedAt: null,
      rows: rows.length > 0 ? countRows(rows) : null,
      result: null,
      confirmedDuplicate,
      approval:
        approval === null
          ? null
          : {
              ...{ askedBy: actor.userId, askedByName: actor.displayName },
              ...{ rule: approval.rule, expiresAt: new Date(approval.end).toISOString() },
              ...{ decision: null, decidedBy: null, decidedByName: null, reason: null, decidedAt: null },
            },
      createdAt,
      acceptedAt: null,
      settledAt: null,
      updatedAt: createdAt,
    },
    fingerprint,
    destination: definition.destinationKey(body),
    disclosed: definition.disclose(body),
    duplicateKey: definition.duplicateKey(body),
    rows,
    lines: claim.lines ?? [],
    proposal: null,
    answer: null,
    actor: actor.userId,
    releasedAt: null,
    send: null,
  }
}

/** Makes a row of a set that was just sent. The cast is safe: rows are read as decimals. */
function toAwaited({ reference, amount }: SetRow, position: number): OperationRow {
  return {
    position,
    reference,
    amount: amount as Amount | null,
    state: 'awaited',
    message: null,
    settledAt: null,
  }
}
