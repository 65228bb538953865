import { type Amount, type Bank, addAmounts, compareAmounts } from '@onlend/core'
import { compactNumber, negateAmount } from '@onlend/core/internal'
import { withdrawOperation } from '@onlend/core/operations'
import { type FormErrorCode, type FormValues, defineForm } from '../define-form/defineForm.ts'
import { type MoneyContext, money } from '../define-form/money.ts'
import { part } from '../define-form/part.ts'
import { phone } from '../define-form/phone.ts'
import { text } from '../define-form/text.ts'
import { findBank } from './findBank.ts'
import { findMethod } from './findMethod.ts'

/** The method of a withdrawal: to a bank account or to a mobile-money wallet. */
export type WithdrawMethod = 'bank' | 'mobile-money'

/** The values of the withdrawal form. Numbers and codes are text, to keep their leading zeros. */
export type WithdrawValues = FormValues<typeof withdrawForm>

/** A field with an input; `setMethod`, `chooseRecipient`, `chooseBank` and `setManualBank` set the other values. */
export type WithdrawFieldName = Exclude<
  keyof WithdrawValues,
  'method' | 'recipientEnd' | 'chosenBank' | 'isBankTyped'
>

/** The mistake in a field. The view has the words for it. */
export type WithdrawErrorCode = FormErrorCode<typeof withdrawForm>

/** The facts that a person must see before the money leaves. */
export type WithdrawReview = {
  amount: Amount
  /** The ISO code; `null` when the host named none. */
  currency: string | null
  method: WithdrawMethod
  /** The name on the account; `null` for mobile money. */
  recipient: string | null
  /** The full account or phone number, as text. */
  destination: string
  /** The bank's or operator's name; the code where the bank was typed by hand. */
  institutionName: string
  institutionCode: string
  narration: string | null
  /** The balance minus the amount, where the host gave a balance. */
  remaining: Amount | null
  /** The name that the account resolves to, where the host can look it up. */
  resolvedName: string | null
}

/** A mobile-money operator; which ones exist is the host's configuration. */
export type Correspondent = { id: string; name: string }

type WithdrawContext = MoneyContext & {
  methods: readonly WithdrawMethod[]
  country: string
  currency: string | undefined
  balance: Amount | undefined
  minAmount: Amount | undefined
  maxAmount: Amount | undefined
  banks: readonly Bank[]
  correspondents: readonly Correspondent[]
  requireReenterLast4: boolean
  lockAmount: boolean
  /** Whether a draft keeps account and phone numbers. */
  keepsNumbers: boolean
}

const harmless = ['method', 'amount', 'bankCode', 'accountName', 'correspondent', 'narration'] as const

/** The fields of a withdrawal to a bank account or a mobile-money wallet (Partner API, Endpoint 10). */
export const withdrawForm = defineForm<WithdrawContext>()(withdrawOperation, {
  fields: {
    method: part<WithdrawMethod>('bank'),
    amount: money({
      limits: ({ minAmount, maxAmount }: WithdrawContext) => ({ min: minAmount, max: maxAmount }),
      check: (amount, { balance }) =>
        balance !== undefined && compareAmounts(amount, balance) > 0 ? 'AMOUNT_OVER_BALANCE' : null,
    }),
    accountNumber: text({
      clean: compactNumber,
      check: (number) => (/^\d{5,20}$/.test(number) ? null : 'ACCOUNT_NUMBER_INVALID'),
      input: { inputMode: 'numeric' },
    }),
    /** The last four digits, typed again; asked for with `requireReenterLast4`. */
    accountNumberEnd: text({
      clean: compactNumber,
      check: (end) => (end.length === 4 ? null : 'ACCOUNT_NUMBER_END_DIFFERS'),
      input: { inputMode: 'numeric' },
    }),
    /** The code that was typed or prefilled, or the code of the chosen bank. */
    bankCode: text({ check: (code) => (/^[0-9A-Za-z]{2,12}$/.test(code) ? null : 'BANK_CODE_INVALID') }),
    /** The bank that the person chose from the list; `null` where only a code is known. */
    chosenBank: part<Bank | null>(null),
    /** The person types the code, because the list lacks the bank. */
    isBankTyped: part(false),
    accountName: text({ input: { autoCapitalize: 'words', spellCheck: false } }),
    /** The last digits of a chosen recipient's number, in which the typed number has to end; empty for a new recipient. */
    recipientEnd: part(''),
    correspondent: text(),
    mobileNumber: phone({
      invalid: 'MOBILE_NUMBER_INVALID',
      country: ({ country }: WithdrawContext) => country,
    }),
    narration: text(),
  },
  pages: ({ method }, { methods, requireReenterLast4 }) =>
    findMethod(method, { methods }) === 'mobile-money'
      ? [['amount', 'correspondent', 'mobileNumber', 'narration']]
      : [
          [
            ...(['amount', 'accountNumber'] as const),
            ...(requireReenterLast4 ? (['accountNumberEnd'] as const) : []),
            ...(['bankCode', 'accountName'] as const),
          ],
        ],
  check: ({ accountNumber, accountNumberEnd = '', mobileNumber, recipientEnd = '' }) => {
    // The form does not pay a chosen recipient at another person's number.
    const isOther = (number: string | undefined) => number !== undefined && !number.endsWith(recipientEnd)
    return [
      { field: 'accountNumber', code: isOther(accountNumber) && 'NOT_THE_RECIPIENT' },
      {
        field: 'accountNumberEnd',
        code: accountNumber?.endsWith(accountNumberEnd) === false && 'ACCOUNT_NUMBER_END_DIFFERS',
      },
      { field: 'mobileNumber', code: isOther(mobileNumber) && 'NOT_THE_RECIPIENT' },
    ]
  },
  toInput: ({ method, amount, ...typed }, context) =>
    findMethod(method, context) === 'bank'
      ? {
          account_type: 'bank' as const,
          name: typed.accountName,
          amount,
          account_number: typed.accountNumber,
          bank_code: typed.bankCode,
        }
      : {
          account_type: 'mobile-money' as const,
          amount,
          mobile_no: typed.mobileNumber,
          correspondent: typed.correspondent,
          narration: typed.narration,
        },
  toReview: (input, values, { balance, currency, banks, correspondents }): WithdrawReview => {
    const shared = {
      amount: input.amount,
      currency: currency ?? null,
      remaining: balance === undefined ? null : addAmounts(balance, negateAmount(input.amount)),
      resolvedName: null,
    }
    if (input.account_type === 'bank')
      return {
        ...shared,
        method: 'bank',
        recipient: input.name,
        destination: input.account_number,
        institutionName: findBank(values, banks)?.name ?? input.bank_code,
        institutionCode: input.bank_code,
        narration: null,
      }
    const operator = correspondents.find(({ id }) => id === input.correspondent)
    return {
      ...shared,
      method: 'mobile-money',
      recipient: null,
      destination: input.mobile_no,
      institutionName: operator?.name ?? input.correspondent,
      institutionCode: input.correspondent,
      narration: input.narration,
    }
  },
  toRules: (rules, { lockAmount }) =>
    lockAmount ? { ...rules, amount: { ...rules.amount, readOnly: true } } : rules,
  // A draft keeps only the bank's code: the form reads the name from the list again.
  toDraft: ({ keepsNumbers }) => ({
    version: 3,
    keep: keepsNumbers ? [...harmless, 'accountNumber', 'mobileNumber'] : harmless,
    choices: ['method'],
  }),
})
