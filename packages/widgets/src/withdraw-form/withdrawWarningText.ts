import type { Translate } from '../words/useCopy.ts'
import type { withdraw as words } from './withdraw.words.ts'
import type { WithdrawViewProps } from './WithdrawView.tsx'

/** The warning about the account number, in words; `undefined` without a warning. */
export function withdrawWarningText(
  form: Pick<WithdrawViewProps['form'], 'field' | 'selectedBank'>,
  t: Translate<typeof words>,
): string | undefined {
  const { warningCode } = form.field('accountNumber')
  if (warningCode === null) return undefined
  if (warningCode === 'ACCOUNT_NUMBER_LENGTH') return t('withdraw.warning.ACCOUNT_NUMBER_LENGTH')
  return form.selectedBank
    ? t('withdraw.warning.ACCOUNT_NUMBER_UNLIKELY', { bank: form.selectedBank.name })
    : t('withdraw.warning.ACCOUNT_NUMBER_UNLIKELY.noBank')
}
