import { withdraw } from '../endpoints/withdraw.ts'
import { type OperationBody, defineOperation } from './defineOperation.ts'
import { effects } from '../effects.ts'
import { foldAmount } from './foldAmount.ts'
import { foldDestination } from './foldDestination.ts'
import { readAmount, readText, readWhole } from './bodyFields.ts'

/**
 * A withdrawal (Partner API, Endpoint 10); the summary has the amount, the recipient, the institution and the last four digits of the account. Two
 * with the same amount to the same account are possible duplicates.
 */
export const withdrawOperation = /* @__PURE__ */ defineOperation(withdraw, effects.withdraw, {
  prefix: 'WD',
  destination: (body) => folded(body)?.account ?? null,
  destinationKey,
  summarise: (body) => ({
    amount: readAmount(body.amount),
    method: readText(body.account_type),
    recipient: readText(body.name),
    institution: institution(body),
    destinationEnd: folded(body)?.account.slice(-4) ?? null,
  }),
  disclose: (body) => ({
    destination: readWhole(isMobile(body) ? body.mobile_no : body.account_number),
    narration: readWhole(body.narration),
  }),
  duplicateKey: (body) => {
    const amount = foldAmount(body.amount)
    const to = destinationKey(body)
    if (amount === null || to === null) return null
    return `${amount}/${institution(body)?.toLowerCase()}/${to}`
  },
})

/** Whether the method is mobile money; the fields of the other method do not count. */
function isMobile(body: OperationBody): boolean {
  return readText(body.account_type) === 'mobile-money'
}

function folded(body: OperationBody): ReturnType<typeof foldDestination> {
  return foldDestination(isMobile(body) ? body.mobile_no : body.account_number)
}

function destinationKey(body: OperationBody): string | null {
  return folded(body)?.[isMobile(body) ? 'mobile' : 'account'] ?? null
}

function institution(body: OperationBody): string | null {
  return readText(isMobile(body) ? body.correspondent : body.bank_code)
}
