import { model, orNull } from '../../readers/shapes.ts'
import { flag, number, text } from '../../readers/values.ts'

/** The facts of a waiting operation that no list holds: the relay shows them to the person who decides, and records that in the audit. */
export type ApprovalDetails = {
  /** The whole account or phone number, as the relay would send it to the service; `null` when no money goes to one. */
  destination: string | null
  /** The purpose that the requester gave; `null` without one. */
  narration: string | null
  /** The whole days of a drawdown; `null` for other kinds. */
  tenor: number | null
  /** Whether no accepted or succeeded withdrawal of this partner went to this account or number before; `null` when money goes to none. */
  isFirstPayment: boolean | null
}

/** The reader of the facts that a person approves. */
export const ApprovalDetails = model<ApprovalDetails>({
  destination: orNull(text),
  narration: orNull(text),
  tenor: orNull(number),
  isFirstPayment: orNull(flag),
})
