import { model, orNull } from '../../readers/shapes.ts'
import { flag, number, text } from '../../readers/values.ts'

/** The facts of a waiting operation that no list holds: the relay opens them for the person who decides, and enters that in the audit. */
export type ApprovalDetails = {
  /** The whole account or phone number, as the service would get it; `null` where no money goes to one. */
  destination: string | null
  /** The purpose that the person who asked has given; `null` where the operation names none. */
  narration: string | null
  /** The whole days of a drawdown; `null` for other kinds. */
  tenor: number | null
  /** Whether no accepted or succeeded withdrawal of this partner has gone to this account or number at this bank or operator; `null` where money goes to none. */
  isFirstPayment: boolean | null
}

/** The reader of the facts that a person approves. */
export const ApprovalDetails = model<ApprovalDetails>({
  destination: orNull(text),
  narration: orNull(text),
  tenor: orNull(number),
  isFirstPayment: orNull(flag),
})
