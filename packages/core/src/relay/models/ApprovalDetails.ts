import type { ReadBy } from '../../readers/Reader.ts'
import { model, orNull } from '../../readers/shapes.ts'
import { flag, number, text } from '../../readers/values.ts'

/** The facts of a waiting operation that no list holds: the relay shows them to the person who decides, and records that in the audit. */
export interface ApprovalDetails extends ReadBy<typeof ApprovalDetails> {}

/** The reader of the facts that a person approves. */
export const ApprovalDetails = model({
  /** The whole account or phone number, as the relay would send it to the service; `null` when no money goes to one. */
  destination: orNull(text),
  /** The purpose that the requester gave; `null` without one. */
  narration: orNull(text),
  /** The whole days of a drawdown; `null` for other kinds. */
  tenor: orNull(number),
  /** Whether no accepted or succeeded withdrawal of this partner went to this account or number before; `null` when money goes to none. */
  isFirstPayment: orNull(flag),
})
