import { withdraw } from '../endpoints/withdraw.ts'
import { type OperationBody, defineOperation } from './defineOperation.ts'
import { effects } from './effects.ts'
import { foldAmount } from './foldAmount.ts'
import { foldDestination } from './foldDestination.ts'
import { readAmount, readText, readWhole } from './bodyFields.ts'

/**
 * A withdrawal (Partner API, Endpoint 10): how much, to whom, where, and the last four digits of the account. Two of the same amount to the
 * same account are possible duplicates.
 */
export const withdrawOperation = /* @__PURE__ */ defineOperation(withdraw, effects.withdraw, {
  prefix: 'WD',
  destination,
  summarise: (body) => ({
    amount: readAmount(body.amount),
    method: readText(body.account_type),
    recipient: readText(body.name),
    institution: institution(body),
    destinationEnd: destination(body)?.slice(-4) ?? null,
  }),
  disclose: (body) => ({
    destination: readWhole(isMobile(body) ? body.mobile_no : body.account_number),
    narration: readWhole(body.narration),
  }),
  duplicateKey: (body) => {
    const amount = foldAmount(body.amount)
    const to = destination(body)
    if (amount === null || to === null) return null
    return `${amount}/${institution(body)?.toLowerCase()}/${isMobile(body) ? to.slice(-subscriber) : to}`
  },
})

/** Digits at the end of a phone number that stay the same with `+233`, with `00233` and with `0` before them. */
const subscriber = 9

/** What the fields of the other method hold says nothing. */
function isMobile(body: OperationBody): boolean {
  return readText(body.account_type) === 'mobile-money'
}

function destination(body: OperationBody): string | null {
  return foldDestination(isMobile(body) ? body.mobile_no : body.account_number)
}

function institution(body: OperationBody): string | null {
  return readText(isMobile(body) ? body.correspondent : body.bank_code)
}
