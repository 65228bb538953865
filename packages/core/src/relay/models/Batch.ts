import type { BatchKind } from './BatchKind.ts'
import { BatchPiece } from './BatchPiece.ts'
import type { ReadBy } from '../../readers/Reader.ts'
import { list, model, optional, orNull } from '../../readers/shapes.ts'
import { number, openText, text, timestamp } from '../../readers/values.ts'

/** Many rows of one kind that the relay sends piece by piece, each piece as one operation of the ledger. */
export interface Batch extends ReadBy<typeof Batch> {}

/** The reader of a batch. */
export const Batch = model({
  /** The idempotency key of the batch. */
  id: text,
  /** The endpoint that takes the rows. */
  kind: openText<BatchKind>(),
  /** The customer partner of the batch. */
  customerPartnerId: text,
  /** The name of the file that the rows came from. */
  fileName: text,
  /** SHA-256 of that file, in hexadecimal; empty when the rows came from no file. */
  fileDigest: text,
  /** The person who began the batch, as the host names them; `null` when the host gives no name. */
  createdBy: orNull(text),
  /** The time of its creation. ISO 8601, UTC. */
  createdAt: timestamp,
  /**
   * `receiving` until all rows are at the relay; `sending`; `waiting` until `retryAt`, because the service or the ledger is away; `paused` by a person;
   * `stopped` because a piece of `troubled` needs a decision, or the person who began it no longer has the right (`problem`); `sent` when no piece is
   * left to send; `cancelled` by a person, without its unsent rows.
   */
  state: openText<'receiving' | 'sending' | 'waiting' | 'paused' | 'stopped' | 'sent' | 'cancelled'>(),
  /** The reason of a stop that no piece names: a code of the relay, such as `forbidden`. */
  problem: orNull(text),
  /** The time of the relay's next try. ISO 8601, UTC. */
  retryAt: orNull(timestamp),
  /** Rows in all. */
  total: number,
  /** Rows that the relay has: the next rows begin at this position. */
  received: number,
  /** The number of rows by outcome; their sum is `total`. */
  counts: model({
    /** Rows that the service does not have yet. */
    unsent: number,
    /** Rows that the relay or the service refused, or that a person left out: the service took none of them. */
    refused: number,
    /** Rows that the service took, without an outcome yet. */
    awaited: number,
    /** Rows that succeeded. */
    succeeded: number,
    /** Rows that the service took and that failed. */
    failed: number,
    /** Rows that were sent without an answer: the relay never sends them again by itself. */
    unknown: number,
  }),
  /** The pieces without an answer and the pieces that need a decision before the batch goes on, at most 50. */
  troubled: list<BatchPiece>(BatchPiece),
  /** The sector of all rows of transactions. */
  sector: optional(orNull(text)),
})
