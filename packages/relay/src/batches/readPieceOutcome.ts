import { RelayRefusal } from '../http/index.ts'
import { isRecord } from '../lib/isRecord.ts'
import type { OperationRecord } from '../ledger/index.ts'
import type { PieceProblem } from './BatchRecord.ts'
import type { PieceOutcome } from './reduceBatch.ts'

/** Temporary refusals that the ledger keeps under the id of a piece: nothing was sent, and the relay can send the rows under another id. */
const passing: ReadonlySet<string> = new Set([
  'store_unavailable',
  'rights_unknown',
  'shutting_down',
  'upstream_unreachable',
])

/** Milliseconds until the relay checks a piece again that is being sent. */
const lookPause = 2_000

const noProblem: PieceProblem = { code: null, message: null, status: null, duplicate: null, creditedRows: [] }

/** Reads the outcome of a piece from its operation, or from the refusal where the ledger holds none. `from` is the place of the first row of the piece. */
export function readPieceOutcome(found: OperationRecord | RelayRefusal, from: number): PieceOutcome {
  return found instanceof RelayRefusal ? readRefusalOutcome(found, from) : readLedgerOutcome(found)
}

/** Reads the outcome from the piece's operation, which outweighs every answer. */
function readLedgerOutcome(operation: OperationRecord): PieceOutcome {
  const { state, answer, refusal, serviceMessage } = operation
  const status = answer?.status ?? null
  const problem = { ...noProblem, code: refusal, message: serviceMessage, status }
  switch (state) {
    case 'submitting':
      return { type: 'later', wait: lookPause }
    // No kind with rows has spending controls; if a piece waits for approval all the same, the ledger holds it.
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

/** Refusals after which the relay can send no piece until a person removes the cause. */
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

/** Reads the outcome of a piece without an operation from its refusal. */
function readRefusalOutcome({ code, status, data, headers }: RelayRefusal, from: number): PieceOutcome {
  const problem = { ...noProblem, code, status, ...readRefused(data, from) }
  if (held.has(code)) return { type: 'held', problem }
  if (stopping.has(code)) return { type: 'stopped', code, isUsedUp: false }
  if (refused.has(code)) return { type: 'refused', problem }
  if (code === 'body_too_large') return { type: 'tooLarge', problem }
  if (code === 'operation_forgotten') return readForgotten(data, problem)
  // The relay sent other rows under this id, or a restored ledger may have lost the piece.
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
function readSeconds(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) * 1_000 : null
}
