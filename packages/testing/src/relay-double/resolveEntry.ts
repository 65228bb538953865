import type { Operation } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import type { OperationResolution, resolveOperation } from '@onlend/core/relay'
import type { LedgerEntry } from './LedgerEntry.ts'
import { findLineHolders } from './lines/findLineHolders.ts'

/** The resolution of an operator: the body of `POST /operations/{id}/resolution`. */
export type ResolutionBody = EndpointInput<typeof resolveOperation>

type ResolveOptions = {
  by: string
  fourEyes: boolean
  at: string
  proposalId: string
  /** All entries of the ledger, since another operation can hold the line of the evidence. */
  entries: readonly LedgerEntry[]
}

/** The code with which the relay would refuse; `null` for an accepted resolution. */
export type ResolutionRefusal =
  | 'malformed_request'
  | 'not_resolvable'
  | 'second_operator_required'
  | 'line_used'
  | null

/** Returns the changes of an operator's resolution in an entry, as in the real relay; `null` when it would refuse. */
export function resolveEntry(
  { operation, proposal }: LedgerEntry,
  body: ResolutionBody,
  { by, fourEyes, at, proposalId, entries }: ResolveOptions,
): { refusal: ResolutionRefusal; proposal?: LedgerEntry['proposal']; changes?: Partial<Operation> } {
  const isConfirming = body.confirms !== undefined
  const seen = isConfirming && proposal?.id === body.confirms ? proposal : null
  const outcome = isConfirming ? seen?.outcome : body.outcome
  const evidence = isConfirming ? seen?.evidence : readEvidence(body.evidence)
  if (!isConfirming && (!outcome || !evidence)) return { refusal: 'malformed_request' }
  if (!outcome || !evidence || !isResolvable(operation, outcome)) return { refusal: 'not_resolvable' }
  if (seen?.by === by) return { refusal: 'second_operator_required' }
  const digest = isConfirming ? undefined : evidence.line?.digest
  if (digest !== undefined && findLineHolders(entries, operation, digest).length > 0)
    return { refusal: 'line_used' }
  const resolution: OperationResolution = {
    ...{ outcome, evidence, at },
    ...{ by: seen?.by ?? by, confirmedBy: seen ? by : null },
  }
  if (fourEyes && !seen) return { refusal: null, proposal: { ...resolution, id: proposalId } }
  const isReversed = outcome === 'reversed'
  return {
    refusal: null,
    proposal: null,
    changes: {
      // The cast is safe: the body's schema lets only these outcomes through.
      state: outcome as Operation['state'],
      ...{ matched: 'resolved', verified: null, conflict: false, resolution },
      settledAt: isReversed ? (operation.settledAt ?? at) : at,
      reversedAt: isReversed ? at : null,
    },
  }
}

function readEvidence(evidence: ResolutionBody['evidence']): OperationResolution['evidence'] | null {
  if (!evidence) return null
  // The cast is safe: the amount has been read as a decimal.
  const line = (evidence.line ?? null) as OperationResolution['evidence']['line']
  return { text: evidence.text, reference: evidence.reference ?? null, at: evidence.at ?? null, line }
}

function isResolvable({ state, conflict, rows }: Operation, outcome: string): boolean {
  if (state === 'submitting' || (outcome === 'reversed' && rows !== null)) return false
  if (conflict || state === 'unknown' || state === 'stale' || state === 'accepted') return true
  return state === 'succeeded' && outcome === 'reversed'
}
