import type { reconcileRepayments } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import * as z from 'zod/mini'
import { amountField } from '../amount/amountField.ts'
import type { AmountFormat } from '../amount/readAmount.ts'
import { textField } from '../text/textField.ts'

type ReconcileRepaymentsSchemaParameters = {
  format: AmountFormat
  /** The financing's reference, where the host fixes it and the field is not shown. */
  transactionReference: string | undefined
}

/** What a person may type: a reference, and an amount without an upper limit (T37). Messages are codes. */
export function reconcileRepaymentsSchema({
  format,
  transactionReference,
}: ReconcileRepaymentsSchemaParameters): z.ZodMiniType<EndpointInput<typeof reconcileRepayments>, unknown> {
  return z.pipe(
    z.object({
      reference: transactionReference === undefined ? textField() : z.string(),
      amount: amountField({ format }),
    }),
    z.transform(({ reference, amount }) => ({
      // T60: the service calls it the id of the financing; it is the reference under which the transaction was registered.
      payments: [{ transaction_reference: transactionReference?.trim() ?? reference, amount }],
    })),
  )
}
