import type {
  RequestDrawdownErrorCode,
  RequestDrawdownFieldName,
  UseRequestDrawdownFormReturnType,
} from '@onlend/hooks/forms'
import type { requestDrawdown } from './requestDrawdown.words.ts'
import type { Translate } from '../words/useCopy.ts'
import { formatMoney } from '../format/formatMoney.ts'

type DrawdownErrorTextParameters = {
  field: RequestDrawdownFieldName
  code: RequestDrawdownErrorCode
  t: Translate<typeof requestDrawdown>
  locale: string
  form: Pick<UseRequestDrawdownFormReturnType, 'limits' | 'currency'>
}

/** Puts an error code into words; the summary and the field say the same. */
export function requestDrawdownErrorText({
  field,
  code,
  t,
  locale,
  form,
}: DrawdownErrorTextParameters): string {
  if (code === 'REQUIRED') return t(`drawdown.error.REQUIRED.${field}`)
  const { minAmount, maxAmount, minTenor, maxTenor } = form.limits
  return t(`drawdown.error.${code}`, {
    min: minAmount === null ? '' : formatMoney(minAmount, form.currency, locale),
    max: maxAmount === null ? '' : formatMoney(maxAmount, form.currency, locale),
    minDays: minTenor,
    maxDays: maxTenor ?? '',
  })
}
