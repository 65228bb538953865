import type { Owner } from '../identity/Owner.ts'

/** A settlement event that a person ties to an operation of the partner that it names. */
export type EventAssignment = {
  /** Whom the person may act for. */
  owners: readonly Owner[]
  id: string
  operationId: string
  /** The person means it although the settlement event tells another amount or account than the operation has. */
  force: boolean
  now: number
}

/** An operator's decision about an event, or about a webhook in which none was found. */
export type OperatorAssignment = {
  owner: Owner
  /** Of the event or of the webhook. */
  id: string
  operationId: string
  /** What the webhook says, where no parser found it. */
  outcome: 'succeeded' | 'failed' | null
  /** The operator means it although the settlement event tells another partner, amount or account than the operation has. */
  force: boolean
  now: number
}
