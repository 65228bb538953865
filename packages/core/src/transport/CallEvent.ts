import type { LendingErrorCategory } from '../error-codes/LendingErrorCategory.ts'

/** An event of a call that a host may log: names, times and outcomes, no ids, no bodies, no headers. */
export type CallEvent = {
  type: 'request' | 'response' | 'retry' | 'failure'
  endpoint: string
  method: string
  /** The path with its placeholders, not the ids in them. */
  path: string
  /** Counted from 1. */
  attempt: number
  status: number | null
  category: LendingErrorCategory | null
  requestId: string | null
  operationId: string | null
}
