import type { LendingErrorCategory } from '../error-codes/LendingErrorCategory.ts'

/** What a host may log about a call: names, times and outcomes, no ids, no bodies, no headers. */
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
