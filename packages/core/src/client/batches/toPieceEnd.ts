import { isLendingError } from '../../errors/isLendingError.ts'
import type { LendingError } from '../../errors/LendingError.ts'
import type { PieceEnd } from './PieceEnd.ts'
import type { BatchProblem } from './Batch.ts'

/** Refusals of the relay after which the same rows can never go out under the same id. */
const final: ReadonlySet<string | null> = new Set([
  'line_credited',
  'malformed_request',
  'approval_refused',
  'approval_expired',
])

/** Says what the error means that the sending of a piece ended in. `from` is the place of the piece's first row. */
export function toPieceEnd(error: unknown, from: number): PieceEnd {
  if (!isLendingError(error)) {
    const problem = {
      category: 'unknown_outcome',
      message: null,
      status: null,
      duplicate: null,
      creditedRows: [],
    }
    return { type: 'unknown', problem, isTimeout: false }
  }
  const { category, code, status, retryAfter } = error
  const problem = toProblem(error, from)
  const waiting = { problem, wait: retryAfter }
  switch (category) {
    case 'unknown_outcome':
      if (code === 'awaiting_approval') return { type: 'waitsForApproval', problem }
      if (code === 'operation_forgotten') return readLastState(error, problem)
      return { type: 'unknown', problem, isTimeout: isTimeout(error) }
    case 'offline':
    case 'network':
    case 'timeout':
      return { type: 'notSent', ...waiting }
    case 'server':
      return code === null ? { type: 'unknown', problem, isTimeout: false } : { type: 'failed', ...waiting }
    case 'rejected':
      if (code === 'rate_limited') return { type: 'notSent', ...waiting }
      if (final.has(code)) return { type: 'refused', problem }
      if (code !== null) return { type: 'held', problem }
      if (status === 413) return { type: 'tooLarge', problem }
      if (status === 429) return { type: 'usedUp', ...waiting }
      return { type: 'refused', problem }
    case 'validation':
      if (code === 'body_too_large') return { type: 'tooLarge', problem }
      // Other rows went out under this id: what became of them is for a person to find out.
      if (code === 'idempotency_key_reused') return { type: 'unknown', problem, isTimeout: false }
      return { type: 'refused', problem }
    case 'session':
    case 'permission':
      return { type: 'held', problem }
    case 'contract':
    case 'no_relay':
      return { type: 'unknown', problem, isTimeout: false }
  }
}

/** The relay keeps how it ended, and nothing else of it. */
function readLastState({ lastState }: LendingError, problem: ReturnType<typeof toProblem>): PieceEnd {
  if (lastState === 'rejected') return { type: 'refused', problem }
  const isTaken =
    lastState !== null && ['accepted', 'stale', 'succeeded', 'failed', 'reversed'].includes(lastState)
  return isTaken ? { type: 'accepted' } : { type: 'unknown', problem, isTimeout: false }
}

/** Whether it took too long, here, at a gateway or at the relay: fewer rows may take less. */
function isTimeout({ status, code, cause }: LendingError): boolean {
  const wasAborted =
    typeof cause === 'object' &&
    cause !== null &&
    'name' in cause &&
    (cause.name === 'AbortError' || cause.name === 'TimeoutError')
  return wasAborted || status === 504 || status === 408 || code === 'outcome_unknown'
}

/** What is kept of an error; `from` is the place of the piece's first row. */
function toProblem(error: LendingError, from: number): BatchProblem {
  const { category, serviceMessage, status, code } = error
  const { duplicate = null, creditedRows = [] } = readRefusal(error)
  return {
    category,
    message: serviceMessage,
    status,
    code,
    duplicate: duplicate?.operation.id ?? null,
    creditedRows: creditedRows.map((row) => from + row),
  }
}

type Refusal = { duplicate?: { operation: { id: string } } | null; creditedRows?: readonly number[] }

/** The fields of an `ApiError`, of whichever copy of the kit. */
function readRefusal(error: LendingError): Refusal {
  return error.name === 'ApiError' ? (error as LendingError & Refusal) : {}
}
