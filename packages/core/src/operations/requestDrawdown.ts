import { requestDrawdown } from '../endpoints/requestDrawdown.ts'
import { defineOperation } from './defineOperation.ts'
import { effects } from '../effects.ts'
import { foldAmount } from './foldAmount.ts'
import { readAmount, readWhole } from './bodyFields.ts'

/** A drawdown request (Partner API, Endpoint 7); the summary has the amount. Two with the same amount and number of days are possible duplicates. */
export const requestDrawdownOperation = /* @__PURE__ */ defineOperation(
  requestDrawdown,
  effects.requestDrawdown,
  {
    prefix: 'DR',
    summarise: (body) => ({ amount: readAmount(body.amount) }),
    disclose: ({ tenor }) => ({
      tenor: readWhole(tenor) === null || Number.isNaN(Number(tenor)) ? null : Number(tenor),
    }),
    duplicateKey: (body) => {
      const amount = foldAmount(body.amount)
      return amount === null ? null : `${amount}/${String(body.tenor)}`
    },
  },
)
