import { type Amount, parseAmount } from '@onlend/core'
import { findDecimalMark } from '@onlend/core/internal'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from './formatMoney.ts'

const locales =
  'en en-NG en-GH en-KE en-UG en-TZ en-ZA en-ZM en-MW en-GM en-SL en-LR en-RW fr fr-CI fr-SN fr-CM fr-CD fr-GN fr-RW fr-MA pt pt-MZ pt-AO pt-PT pt-BR sw sw-KE sw-TZ sw-UG sw-CD ar ar-EG ar-MA ar-SD ar-TD ar-DZ ar-TN ha ha-NG ha-GH ha-NE yo yo-NG yo-BJ ig ig-NG'.split(
    ' ',
  )
const currencies =
  'NGN GHS KES UGX TZS RWF XOF XAF ZAR ZMW AOA MZN ETB EGP MAD MWK SLE LRD GMD GNF CDF USD EUR GBP'.split(' ')

test('what the kit writes, in every language it speaks and every currency, is read as the same amount', () => {
  const amounts = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.nat(99))
  for (const locale of locales)
    for (const currency of [...currencies, null]) {
      const decimalMark = findDecimalMark(locale)
      const digits = currency === null ? 2 : getDigits(currency)
      fc.assert(
        fc.property(amounts, ([whole, cents]) => {
          // A whole amount is written without minor units, and is read without them.
          const amount = (
            digits === 0 || cents === 0 ? `${whole}` : `${whole}.${String(cents).padStart(2, '0')}`
          ) as Amount
          const written = formatMoney(amount, currency, locale)
          expect(
            parseAmount(written, { digits, decimalMark }).amount,
            `${locale} ${currency} ${written}`,
          ).toBe(amount)
        }),
        { numRuns: 1 },
      )
    }
})

function getDigits(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  )
}
