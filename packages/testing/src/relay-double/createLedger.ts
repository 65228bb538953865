import type { Operation } from '@onlend/core'
import { isSettledByEvent } from '@onlend/core/operations'
import type { AttentionOperation, OperationRow } from '@onlend/core/relay'
import type { ApprovalDecision } from './RelayDouble.ts'

/** One write as the double keeps it. */
export type LedgerEntry = {
  operation: Operation
  /** The fields that the person sent; `null` for a write without fields. */
  body: Readonly<Record<string, unknown>> | null
  /** The rows with their outcomes, for a set that settles row by row. */
  rows: OperationRow[]
  /** The digests of the statement lines that carry the money of each row; empty for a write that names no lines. */
  lines: readonly (readonly string[])[]
  /** The resolution that one operator proposed and a second one has not confirmed yet. */
  proposal: AttentionOperation['proposal']
  answer: { status: number; body: string | null; retryAfter: string | null } | null
  /** The host's id of the person who asked for the operation. */
  actor: string
  /** The time of the approval, which decides the day that the operation counts on. */
  releasedAt: number | null
  /** Sends the operation; `null` unless it waits for a second person. */
  send: (() => Promise<unknown>) | null
}

/** The memory of operations. */
export type Ledger = ReturnType<typeof createLedger>

/** The reason why the ledger has no operation under an earlier key, and the known facts of it. */
type Loss =
  | { code: 'operation_forgotten'; data: Pick<Operation, 'id' | 'kind' | 'state' | 'createdAt'> }
  | { code: 'ledger_restored'; data?: undefined }

type CreateLedgerParameters = {
  now: () => number
  /** Milliseconds without an event after which an accepted write is stale. */
  staleAfter: number
  onChange: (operation: Operation) => void
}

/** Makes an empty ledger. Each read of its entries first makes the changes that are due by time alone. */
export function createLedger({ now, staleAfter, onChange }: CreateLedgerParameters) {
  const kept: LedgerEntry[] = []
  const forgotten = new Map<string, Loss>()
  let epochs = 0
  /** The epoch at the beginning of keys that are newer than the restored backup; `null` without a restore. */
  const epoch = (): string | null => (epochs === 0 ? null : String(epochs).padStart(8, '0'))
  const change = (entry: LedgerEntry, changes: Partial<Operation>): void => {
    Object.assign(entry.operation, changes, { updatedAt: new Date(now()).toISOString() })
    onChange(entry.operation)
  }
  const entries = (): readonly LedgerEntry[] => {
    for (const entry of kept) {
      const { kind, state, updatedAt, approval } = entry.operation
      const isQuiet = state === 'accepted' && now() - Date.parse(updatedAt) > staleAfter
      if (isQuiet && isSettledByEvent(kind)) change(entry, { state: 'stale' })
      if (state !== 'awaiting_approval' || !approval || Date.parse(approval.expiresAt) > now()) continue
      const expired = { ...approval, decision: 'expired', decidedAt: approval.expiresAt }
      change(entry, { state: 'rejected', refusal: 'approval_expired', approval: expired })
    }
    return kept
  }
  const find = (id: string): LedgerEntry | null =>
    entries().find(({ operation }) => operation.id === id) ?? null
  return {
    ...{ entries, find, change, epoch },
    add: (entry: LedgerEntry): void => {
      kept.push(entry)
      onChange(entry.operation)
    },
    clear: (): void => void kept.splice(0),
    /** Loses all operations, as a restore of an older backup does. */
    restore: (): void => {
      kept.splice(0)
      epochs += 1
    },
    /** Loses one operation, as retention and erasure do. */
    forget: (id: string): void => {
      const index = kept.findIndex(({ operation }) => operation.id === id)
      for (const { operation } of index === -1 ? [] : kept.splice(index, 1)) {
        const { kind, state, createdAt } = operation
        forgotten.set(id, { code: 'operation_forgotten', data: { id, kind, state, createdAt } })
      }
    },
    findLoss: (id: string): Loss | null => {
      const isOlder = (/^epoch-([0-9a-f]{8})\./.exec(id)?.[1] ?? null) !== epoch()
      return forgotten.get(id) ?? (isOlder ? { code: 'ledger_restored' } : null)
    },
    /** Ends the wait of an operation, and sends an approved one; returns false for an operation that does not wait. */
    decide: async (
      id: string,
      { decision, by, byName = null, reason = null }: ApprovalDecision,
    ): Promise<boolean> => {
      const entry = find(id)
      const approval = entry?.operation.approval
      if (!entry || !approval || entry.operation.state !== 'awaiting_approval') return false
      const isApproved = decision === 'approved'
      const decided = { decision, decidedBy: by, decidedByName: byName, reason }
      if (isApproved) entry.releasedAt = now()
      change(entry, {
        state: isApproved ? 'submitting' : 'rejected',
        refusal: isApproved ? null : 'approval_refused',
        approval: { ...approval, ...decided, decidedAt: new Date(now()).toISOString() },
      })
      if (isApproved) await entry.send?.()
      return true
    },
    /** Finds the operations of a partner that hold a statement line: as money that possibly was credited, or as evidence. */
    findHolders: (customerPartnerId: string | null, digest: string): string[] =>
      entries()
        .filter(({ operation }) => operation.customerPartnerId === customerPartnerId)
        .filter((entry) => isCredited(entry, digest) || isEvidence(entry, digest))
        .map(({ operation }) => operation.id),
  }
}

function isEvidence({ operation, proposal }: LedgerEntry, digest: string): boolean {
  return [operation.resolution, proposal].some((said) => said?.evidence.line?.digest === digest)
}

/** Whether a row with the money of this line was carried out, or possibly was. */
function isCredited({ operation: { state }, rows, lines }: LedgerEntry, digest: string): boolean {
  const isOver = state === 'rejected' || state === 'failed'
  return lines.some((digests, at) => {
    const row = rows[at]?.state
    return digests.includes(digest) && row !== 'failed' && (!isOver || row === 'succeeded')
  })
}
