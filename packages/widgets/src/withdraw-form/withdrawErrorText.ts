import type { WithdrawErrorCode, WithdrawFieldName } from '@onlend/hooks/forms'
import type { MessageValues } from '../words/translate.ts'
import type { Translate } from '../words/useCopy.ts'
import type { amount } from '../form/amount.words.ts'
import { isAmountCode } from '../form/isAmountCode.ts'
import type { withdraw } from './withdraw.words.ts'

type Key = keyof typeof withdraw

type WithdrawErrorTextParameters = {
  field: WithdrawFieldName
  code: WithdrawErrorCode
  /** The bank is typed by hand. */
  manualBank: boolean
  t: (key: Key, values?: MessageValues) => string
  say: Translate<typeof amount>
  /** Formatted limits, where the host set them. */
  values: MessageValues
}

/** Puts an error code into words; the summary and the field say the same. */
export function withdrawErrorText({
  field,
  code,
  manualBank,
  t,
  say,
  values,
}: WithdrawErrorTextParameters): string {
  if (code === 'REQUIRED') {
    if (field === 'bankCode' && manualBank) return t('withdraw.error.REQUIRED.bankCode.manual')
    return t(`withdraw.error.REQUIRED.${field}`)
  }
  if (isAmountCode(code)) return say(`amount.error.${code}`)
  return t(`withdraw.error.${code}`, values)
}
