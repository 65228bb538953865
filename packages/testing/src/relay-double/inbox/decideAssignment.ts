import { foldAmount, isSettledByEvent } from '@onlend/core/operations'
import type { OperationRow } from '@onlend/core/relay'
import type { LedgerEntry } from '../LedgerEntry.ts'
import type { SettlementFacts } from '../settleEntry.ts'
import type { HeldEvent } from './HeldEvent.ts'

/** The input of an operator who ties an event to an operation. */
export type Assignment = {
  operationId: string
  customerPartnerId: string
  outcome?: SettlementFacts['outcome'] | undefined
  force?: boolean | undefined
}

type Decision =
  | 'not_found'
  | 'assignment_conflict'
  /** The outcome that the event reports for a row, or for the whole operation. */
  | { row: OperationRow; outcome: 'succeeded' | 'failed' }
  | { row: null; outcome: SettlementFacts['outcome'] }

/** Returns the result of an operator's assignment, or the refusal that the real relay would answer with. */
export function decideAssignment(
  held: HeldEvent,
  entry: LedgerEntry,
  { customerPartnerId, outcome, force = false }: Assignment,
): Decision {
  const { operation } = entry
  const { kind, transactionReference } = held.event
  // The cast names the outcomes that the parsers of webhooks return.
  const told = (kind === null ? outcome : held.event.outcome) as SettlementFacts['outcome'] | null | undefined
  const isTheirs = operation.customerPartnerId === customerPartnerId
  if (!isTheirs || !told || !isSettledByEvent(operation.kind)) return 'not_found'
  // An operation that waits for approval has not been sent.
  if (operation.state === 'awaiting_approval') return 'assignment_conflict'
  if (kind !== null && kind !== operation.kind) return 'assignment_conflict'
  const isAboutRow = entry.rows.length > 0 && transactionReference !== null
  const named = entry.rows.filter(({ reference }) => reference === transactionReference)
  const row = named.find(({ state }) => state === 'awaited') ?? named[0] ?? null
  if (entry.rows.length > 0 && told === 'reversed') return 'assignment_conflict'
  if (isAboutRow && !row) return 'assignment_conflict'
  const about = isAboutRow ? row : null
  if (!force && namesAnother(held, entry, about)) return 'assignment_conflict'
  if (about && told !== 'reversed') return { row: about, outcome: told }
  return { row: null, outcome: told }
}

/** Whether an event names another partner, amount or account than an operation or its row. */
function namesAnother(
  { event, destination }: HeldEvent,
  entry: LedgerEntry,
  row: OperationRow | null,
): boolean {
  const { customerPartnerId, summary } = entry.operation
  return (
    differ(event.customerPartnerId, customerPartnerId) ||
    differ(foldAmount(event.amount), foldAmount(row ? row.amount : summary.amount)) ||
    differ(destination, entry.destination) ||
    differ(event.destinationEnd, summary.destinationEnd)
  )
}

/** Whether two values contradict each other; a missing value contradicts none. */
function differ(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other
}
