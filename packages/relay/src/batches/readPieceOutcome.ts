import { RelayRefusal } from '../http/index.ts'
import { isRecord } from '../lib/isRecord.ts'
import type { OperationRecord } from '../ledger/index.ts'
import type { PieceProblem } from './BatchRecord.ts'
import type { PieceOutcome } from './reduceBatch.ts'

/** Refusals that the ledger keeps under the id of a piece and that pass: nothing was sent, and another id may be. */
const passing: ReadonlySet<string> = new Set([
  'store_unavailable',
  'rights_unknown',
  'shutting_down',
  'upstream_unreachable',
])

/** Milliseconds until a piece is looked at again that is being sent. */
const lookPause = 2_000

const noProblem: PieceProblem = { code: null, message: null, status: null, duplicate: null, creditedRows: [] }

/** Reads how a piece ended: from what the ledger holds of it, or from the refusal, where the ledger holds nothing. `from` is the place of the first row of the piece. */
export function readPieceOutcome(found: OperationRecord | RelayRefusal, from: number): PieceOutcome {
  return found instanceof RelayRefusal ? readRefusalOutcome(found, from) : readLedgerOutcome(found)
}

/** What the ledger holds of a piece: that is the truth, whatever was answered. */
function readLedgerOutcome(operation: OperationRecord): PieceOutcome {
  const { state, answer, refusal, serviceMessage } = operation
  const status = answer?.status ?? null
  const problem = { ...noProblem, code: refusal, message: serviceMessage, status }
  switch (state) {
    case 'submitting':
      return { type: 'later', wait: lookPause }
    // The spending controls know none of the kinds that have rows; where one waits all the same, the ledger has it.
    case 'awaiting_approval':
    case 'accepted':
    case 'stale':
    case 'succeeded':
    case 'failed':
    case 'reversed':
      return { type: 'taken' }
    case 'rejected': {
      const wait = readSeconds(answer?.retryAfter ?? null)
      if (refusal !== null)
        return passing.has(refusal)
          ? { type: 'usedUp', problem, wait }
          : { type: 'stopped', code: refusal, isUsedUp: true }
      if (status === 413) return { type: 'tooLarge', problem }
      return status === 429 ? { type: 'usedUp', problem, wait } : { type: 'refused', problem }
    }
    case 'unknown':
      return { type: 'unknown', problem, isTimeout: status === null || status === 504 || status === 408 }
  }
}

/** Refusals after which no other piece can go out either, before a person has done something about it. */
const stopping: ReadonlySet<string> = new Set(['forbidden', 'unauthenticated', 'credentials_refused'])
const refused: ReadonlySet<string> = new Set(['malformed_request', 'approval_refused', 'approval_expired'])
const held: ReadonlySet<string> = new Set([
  'possible_duplicate',
  'line_credited',
  'limit_exceeded',
  'destination_held',
  'step_up_required',
  'step_up_refused',
])

/** What a refusal means for a piece of which the ledger holds nothing. */
function readRefusalOutcome({ code, status, data, headers }: RelayRefusal, from: number): PieceOutcome {
  const problem = { ...noProblem, code, status, ...readRefused(data, from) }
  if (held.has(code)) return { type: 'held', problem }
  if (stopping.has(code)) return { type: 'stopped', code, isUsedUp: false }
  if (refused.has(code)) return { type: 'refused', problem }
  if (code === 'body_too_large') return { type: 'tooLarge', problem }
  if (code === 'operation_forgotten') return readForgotten(data, problem)
  // Other rows went out under this id, or the ledger may have forgotten that these did.
  if (code === 'idempotency_key_reused' || code === 'ledger_restored')
    return { type: 'unknown', problem, isTimeout: false }
  return { type: 'later', wait: readSeconds(headers['Retry-After'] ?? null) }
}

function readRefused(data: unknown, from: number): Partial<PieceProblem> {
  if (!isRecord(data)) return {}
  const { operation, rows } = data
  if (isRecord(operation) && typeof operation.id === 'string') return { duplicate: operation.id }
  const places = Array.isArray(rows) ? rows.filter((row) => Number.isInteger(row)) : []
  return { creditedRows: places.map((row) => from + Number(row)) }
}

function readForgotten(data: unknown, problem: PieceProblem): PieceOutcome {
  const state = isRecord(data) ? data.state : null
  if (state === 'rejected') return { type: 'refused', problem }
  const isTaken =
    typeof state === 'string' && ['accepted', 'stale', 'succeeded', 'failed', 'reversed'].includes(state)
  return isTaken ? { type: 'taken' } : { type: 'unknown', problem, isTimeout: false }
}

/** Milliseconds of a `Retry-After` in seconds. */
function readSeconds(told: string | null): number | null {
  return told !== null && /^\d{1,6}$/.test(told) ? Number(told) * 1_000 : null
}
