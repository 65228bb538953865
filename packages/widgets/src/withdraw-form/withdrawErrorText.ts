import type { WithdrawErrorCode, WithdrawFieldName } from '@onlend/hooks/forms'
import type { MessageValues } from '../words/translate.ts'
import type { withdraw } from './withdraw.words.ts'

type Key = keyof typeof withdraw

type WithdrawErrorTextParameters = {
  field: WithdrawFieldName
  code: WithdrawErrorCode
  /** The bank is typed by hand. */
  manualBank: boolean
  t: (key: Key, values?: MessageValues) => string
  /** Formatted limits, where the host set them. */
  values: MessageValues
}

/** Puts an error code into words; the summary and the field say the same. */
export function withdrawErrorText({
  field,
  code,
  manualBank,
  t,
  values,
}: WithdrawErrorTextParameters): string {
  if (code === 'REQUIRED') {
    if (field === 'bankCode' && manualBank) return t('withdraw.error.REQUIRED.bankCode.manual')
    return t(`withdraw.error.REQUIRED.${field}`)
  }
  return t(`withdraw.error.${code}`, values)
}
