import type { TransactionImport } from '../TransactionImport.ts'
import { formatMoney, type Translate } from '@onlend/widgets/internal'
import type { transactionImportSteps } from './transactionImportSteps.words.ts'

/** The sentence that compares the requested financing of a file with the available sum. */
export function describeExcess(
  { asked, available, currency, times }: NonNullable<TransactionImport['excess']>,
  t: Translate<typeof transactionImportSteps>,
  locale: string,
): string {
  const money = { asked: formatMoney(asked, currency, locale) }
  if (times === null) return t('import.review.excess.none', money)
  return t('import.review.excess', {
    ...money,
    available: formatMoney(available, currency, locale),
    times: new Intl.NumberFormat(locale, { maximumSignificantDigits: times < 1_000 ? 3 : 4 }).format(times),
  })
}
