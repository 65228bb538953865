import type { BatchKind } from './BatchKind.ts'
import { BatchPiece } from './BatchPiece.ts'
import type { OpenUnion } from '../../schema/OpenUnion.ts'
import { list, model, optional, orNull } from '../../readers/shapes.ts'
import { number, text, timestamp } from '../../readers/values.ts'

/** Many rows of one kind that the relay sends piece by piece, each piece as one operation of the ledger. */
export type Batch = {
  /** The idempotency key that the batch was begun under. */
  id: string
  /** The endpoint whose rows they are. */
  kind: OpenUnion<BatchKind>
  /** The customer partner that it is for. */
  customerPartnerId: string
  /** The name of the file that the rows came from. */
  fileName: string
  /** SHA-256 of that file, in hexadecimal; empty where the rows came from no file. */
  fileDigest: string
  /** The person who began it, as the host names them; `null` where the host gives no name. */
  createdBy: string | null
  /** When it was begun. ISO 8601, UTC. */
  createdAt: string
  /**
   * `receiving` until all rows are at the relay; `sending`; `waiting` until `retryAt`, because the service or the ledger is away; `paused` by a person;
   * `stopped` because a piece of `troubled` needs a decision, or the person who began it has no right any more (`problem`); `sent` when no piece is left to be sent; `cancelled` by a person, with its
   * unsent rows left out.
   */
  state: OpenUnion<'receiving' | 'sending' | 'waiting' | 'paused' | 'stopped' | 'sent' | 'cancelled'>
  /** Why it stopped where no piece says so: a code of the relay, such as `forbidden`. */
  problem: string | null
  /** When the relay tries again. ISO 8601, UTC. */
  retryAt: string | null
  /** Rows in all. */
  total: number
  /** Rows that are at the relay: the next ones begin there. */
  received: number
  /** Rows by outcome; together they are `total`. */
  counts: {
    /** Not at the service yet. */
    unsent: number
    /** Refused by the relay or the service, or left out by a person: nothing of them was taken. */
    refused: number
    /** Taken by the service, outcome awaited. */
    awaited: number
    /** Done. */
    succeeded: number
    /** Taken and failed. */
    failed: number
    /** Sent without an answer: never sent again by itself. */
    unknown: number
  }
  /** Pieces without an answer, and pieces that need a decision before the batch goes on; at most 50. */
  troubled: BatchPiece[]
  /** The field of a body that all rows of transactions share. */
  sector?: string | null | undefined
}

/** The reader of a batch. */
export const Batch = model<Batch>({
  id: text,
  kind: text,
  customerPartnerId: text,
  fileName: text,
  fileDigest: text,
  createdBy: orNull(text),
  createdAt: timestamp,
  state: text,
  problem: orNull(text),
  retryAt: orNull(timestamp),
  total: number,
  received: number,
  counts: model<Batch['counts']>({
    unsent: number,
    refused: number,
    awaited: number,
    succeeded: number,
    failed: number,
    unknown: number,
  }),
  troubled: list(BatchPiece),
  sector: optional(orNull(text)),
})
