import type { Sign } from '../../lib/keyedHash.ts'
import type { Owner } from '../../database/Owner.ts'

/** The moments before which the store prunes records; `null` keeps them. */
export type PruneLimits = {
  environment: Owner['environment']
  operationsBefore: number | null
  webhooksBefore: number | null
  snapshotsBefore: number | null
  /** The approximate maximum of each kind in one call, in transactions of five hundred; the next call goes on. */
  most: number
  now: number
}

/**
 * The numbers of pruned records: operations with their rows and resolutions, webhooks with their events, destinations with the moment of
 * their first attempt, and snapshots of credit limits.
 */
export type Pruned = { operations: number; webhooks: number; destinations: number; snapshots: number }

/** The parameters of one step of an erasure. */
export type Erasure = {
  owner: Owner
  /** The host's own id of the person who erases. */
  by: string
  /** Staged files whose bytes are deleted. */
  uploads: readonly string[]
  /** The erasure keeps operations that changed since this moment: an event about them may still come. */
  changedBefore: number
  /** Signs the audit entry. */
  sign?: Sign
  now: number
}

/** The numbers of erased records. */
export type Erased = {
  operations: number
  /** Settlement events, with the bodies of their webhooks. */
  events: number
  /** Batches, with their rows. */
  batches: number
  drafts: number
  uploads: number
  /** Hashed accounts and phone numbers, with the moment of their first attempt. */
  destinations: number
  changeEvents: number
  /** Outcome events of batches and upload sets; those of operations go with the operations. */
  outcomes: number
  /** Snapshots of the credit limit. */
  snapshots: number
}

/**
 * A record of an owner that was not erased, and the reason. `inFlight`: the record is being sent, or belongs to a send. `awaitingApproval`,
 * `awaitingOutcome`, `outcomeUnknown`, `conflict`, `ambiguous`, `proposal`: the operation has no outcome, or a doubtful one. `recent`: an event about the
 * operation may still come. `openEvent`: the event, or another one of its webhook, waits for an operator. `evidence`: the event has settled another
 * partner's operation, or one that is not erased. `staging`: the bytes of the file could not be deleted.
 */
export type KeptRecord = { what: 'operation' | 'event' | 'upload' | 'batch'; id: string; why: KeptReason }

/** The reason for which a record was not erased. */
export type KeptReason =
  | 'inFlight'
  | 'awaitingApproval'
  | 'awaitingOutcome'
  | 'outcomeUnknown'
  | 'conflict'
  | 'ambiguous'
  | 'proposal'
  | 'recent'
  | 'openEvent'
  | 'evidence'
  | 'staging'
