import type { ReadBy } from '../../readers/Reader.ts'
import { list, model, orNull } from '../../readers/shapes.ts'
import { flag, number, openText, text } from '../../readers/values.ts'

/** The facts that a form shows before a person sends. */
export interface Guidance extends ReadBy<typeof Guidance> {}

/** The reader of the guidance. */
export const Guidance = model({
  /** The usual times from an accepted operation to its money, one for each kind that the ledger has seen often enough; no entry for a kind that it has not. */
  arrivals: list(
    model({
      /** The kind of operation. */
      kind: openText<'withdraw' | 'requestDrawdown'>(),
      /** `bank` or `mobile-money`, for a withdrawal; `null` for a drawdown. */
      method: orNull(text),
      /** The median, in milliseconds. */
      median: number,
      /** The number of operations behind the median. */
      count: number,
    }),
  ),
  /** The host's options for the credit assessment. */
  assessment: model({
    /** The documents that an applicant can declare not to have. */
    optionalDocuments: list(text),
    /** Whether the lender has made an offer, so that the assessment asks for its signed letter. */
    hasOffer: flag,
  }),
})
