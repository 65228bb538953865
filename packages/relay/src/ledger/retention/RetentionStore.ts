import type { Sign } from '../../lib/keyedHash.ts'
import type { Owner } from '../../database/Owner.ts'

/** The moments before which records have had their time; `null` keeps them. */
export type PruneLimits = {
  environment: Owner['environment']
  operationsBefore: number | null
  webhooksBefore: number | null
  snapshotsBefore: number | null
  /** About so many of each in one go, in transactions of five hundred; what is left is done the next time. */
  most: number
  now: number
}

/** How much was pruned: operations with their rows and resolutions, webhooks with their events, accounts of which it was known when they were first asked for, and snapshots of credit limits. */
export type Pruned = { operations: number; webhooks: number; destinations: number; snapshots: number }

/** Whose data goes, and what is needed for that. */
export type Erasure = {
  owner: Owner
  /** The host's own id of the person who erases. */
  by: string
  /** Staged files whose bytes are gone. */
  uploads: readonly string[]
  /** Operations that changed since are kept: an event about them may still come. */
  changedBefore: number
  /** Signs the entry of the audit. */
  sign?: Sign
  now: number
}

/** How much was erased. */
export type Erased = {
  operations: number
  /** Settlement events, with the bodies of their webhooks. */
  events: number
  /** Batches, with their rows. */
  batches: number
  drafts: number
  uploads: number
  /** Accounts and phone numbers, hashed, of which it was known when they were first asked for. */
  destinations: number
  changeEvents: number
  /** Snapshots of the credit limit. */
  snapshots: number
}

/**
 * Something of an owner that was not erased, and why. `inFlight`: it is being sent, or goes with what is being sent. `awaitingApproval`, `awaitingOutcome`,
 * `outcomeUnknown`, `conflict`, `ambiguous`, `proposal`: it has no outcome, or one in doubt. `recent`: an event about it may still come. `openEvent`: it, or another event of its
 * webhook, waits for an operator. `evidence`: it has settled another partner's operation, or one that is not erased. `staging`: its bytes could not be deleted.
 */
export type KeptRecord = { what: 'operation' | 'event' | 'upload' | 'batch'; id: string; why: KeptReason }

/** Why something was not erased. */
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

/** The part of the relay's memory that forgets for good. What it forgets leaves a tombstone, so that no key is ever new again and no webhook counts twice. */
export type RetentionStore = {
  /** Prunes what is final and has had its time, oldest first. */
  prune(limits: PruneLimits): Promise<Pruned>
  /** One step of an erasure, with its entry in the audit. Called again until it is done; what it does not touch is in `listKept`. */
  erase(erasure: Erasure): Promise<{ erased: Erased; isDone: boolean }>
  /** What is left of an owner whose data was erased. */
  listKept(owner: Owner, moment: Pick<Erasure, 'now'>): Promise<KeptRecord[]>
}
