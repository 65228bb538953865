import * as z from 'zod/mini'
import type { WriteName } from '../endpoints/endpoints.ts'
import { amount } from '../schema/amount.ts'
import { openUnion } from '../schema/openUnion.ts'
import { orNull } from '../schema/orNull.ts'
import { timestamp } from '../schema/timestamp.ts'
import { LaterEvidence } from './LaterEvidence.ts'
import { OperationResolution } from './OperationResolution.ts'
import { OperationState } from './OperationState.ts'

/** One write in the relay's ledger: the truth about what was asked and what became of it. Holds no full account number. */
export const Operation = z.looseObject({
  /** The idempotency key, minted by the browser once per intent. */
  id: z.string(),
  /** The endpoint's name. */
  kind: openUnion<WriteName>(),
  state: OperationState,
  customerPartnerId: orNull(z.string()),
  channelPartnerId: orNull(z.string()),
  /** Short enough to read out to support. */
  reference: z.string(),
  summary: z.looseObject({
    amount: orNull(amount),
    /** `bank` or `mobile-money`, for a withdrawal. */
    method: orNull(z.string()),
    /** Who receives it, as the person wrote it. */
    recipient: orNull(z.string()),
    /** The bank code or the mobile-money operator. */
    institution: orNull(z.string()),
    /** The name that was shown beside that code when it was sent; absent in an older record, or where none was shown. */
    institutionName: z.optional(z.nullable(z.string())),
    /** The last four digits of the account or phone number. */
    destinationEnd: orNull(z.string()),
    /** Rows, payments or files, for a set. */
    count: orNull(z.number()),
  }),
  /** HTTP status of the service's answer, when there was one. */
  status: orNull(z.number()),
  /** The service's own words, to show and never to branch on. */
  serviceMessage: orNull(z.string()),
  /** How the outcome was tied to this operation: by a reference; by amount, destination and time alone; by an operator's hand; `resolved` on evidence. */
  matched: orNull(openUnion('reference', 'facts', 'assigned', 'resolved')),
  /**
   * Settlement events that may be about this operation or about another that equals it: how many operations there are, and how many different
   * events say that one of them succeeded or failed.
   */
  ambiguous: orNull(
    z.looseObject({
      candidates: z.number(),
      succeeded: z.number(),
      failed: z.number(),
    }),
  ),
  /** Whether the final word came with a checked signature. */
  verified: orNull(z.boolean()),
  /** `true` while two pieces of evidence cannot both be true, until an operator resolves it. */
  conflict: orNull(z.boolean()),
  /** What an operator decided, and on what evidence; `null` where none did. */
  resolution: orNull(OperationResolution),
  /** What the service told after the final state, oldest first: it takes nothing back by itself. */
  laterEvidence: orNull(z.array(LaterEvidence)),
  /** For a set that settles row by row: how many rows there are and what became of them. */
  rows: orNull(
    z.looseObject({
      total: z.number(),
      succeeded: z.number(),
      failed: z.number(),
      awaited: z.number(),
    }),
  ),
  /** The earlier operation that equals this one, where the person saw it and sent this one all the same. */
  confirmedDuplicate: z.optional(z.nullable(z.string())),
  createdAt: timestamp,
  acceptedAt: orNull(timestamp),
  settledAt: orNull(timestamp),
  /** When the money came back, for one that is `reversed`. */
  reversedAt: orNull(timestamp),
  updatedAt: timestamp,
})

/** One write in the relay's ledger. */
export type Operation = z.output<typeof Operation>

/** The kinds of write that the ledger keeps. */
export type OperationKind = Operation['kind']
