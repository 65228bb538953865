import { expect, test } from 'vitest'
import { requestDrawdownForm } from './requestDrawdownForm.ts'

type Context = Parameters<typeof requestDrawdownForm.toSchema>[0]

const context: Context = {
  ...{ format: { digits: 2, locale: 'en-NG' }, minAmount: '100', maxAmount: '900000' },
  ...{ tenorOptions: [30, 60, 90], minTenor: 15, maxTenor: 365, toReview: async () => null },
}

function read(amount: string, tenor: string, known: Partial<Context> = {}) {
  const { data, error } = requestDrawdownForm.toSchema({ ...context, ...known }).safeParse({ amount, tenor })
  return data ?? error?.issues.map(({ message }) => message)
}

test.each([
  ['', '', ['REQUIRED', 'REQUIRED']],
  ['1e5', '45', ['AMOUNT_NOT_A_NUMBER', 'TENOR_NOT_OFFERED']],
  ['0', '2.5', ['AMOUNT_NOT_POSITIVE', 'TENOR_NOT_WHOLE']],
  ['99', '10', ['AMOUNT_TOO_LOW', 'TENOR_TOO_SHORT']],
  ['100.001', '400', ['AMOUNT_TOO_MANY_DECIMALS', 'TENOR_TOO_LONG']],
  ['900001', '90', ['AMOUNT_TOO_HIGH']],
])('%j for %j days is refused as %j', (amount, tenor, codes) => {
  expect(read(amount, tenor)).toEqual(codes)
})

test('T30: any whole number of days may be typed where the host offers no choice', () => {
  expect(read('50000', '٤٥', { tenorOptions: null })).toEqual({ amount: '50000', tenor: 45 })
})
