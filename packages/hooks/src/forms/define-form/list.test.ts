import type { Amount } from '@onlend/core'
import { expect, expectTypeOf, test } from 'vitest'
import { day } from './day.ts'
import { list } from './list.ts'
import { money, type MoneyContext } from './money.ts'

const context: MoneyContext = { format: { digits: 2, locale: 'en' } }
const payments = list({ amount: money(), from: day(), until: day() }, ({ from, until }) => [
  { field: 'until', code: from !== undefined && until !== undefined && until < from && 'TOO_EARLY' },
])
const read = (...rows: { amount: string; from: string; until: string }[]) => payments.read(rows, context)

test('the rows of a list are sent as their fields read them', () => {
  expect(read({ amount: '1,500', from: '2025-03-06', until: '2025-03-06' })).toEqual({
    value: [{ amount: '1500', from: '2025-03-06', until: '2025-03-06' }],
  })
  expectTypeOf(payments.absent).toEqualTypeOf<{ amount: Amount; from: string; until: string }[]>()
})

test('each mistake of a row has the path of its field, in the order of the fields, and a row with one is still compared', () => {
  const reading = read(
    { amount: '1', from: '2025-03-06', until: '2025-03-07' },
    { amount: 'x', from: '2025-03-06', until: '2025-03-05' },
    { amount: '', from: '2025-02-30', until: '06/03/2025' },
  )
  expect(Object.entries('codes' in reading ? reading.codes : {})).toEqual([
    ['1.amount', 'AMOUNT_NOT_A_NUMBER'],
    ['1.until', 'TOO_EARLY'],
    ['2.amount', 'REQUIRED'],
    ['2.from', 'DATE_INVALID'],
    ['2.until', 'DATE_INVALID'],
  ])
})

test('a list begins with one empty row, and a list without rows is missing', () => {
  expect(payments.empty).toEqual([{ amount: '', from: '', until: '' }])
  expect(read()).toEqual({ code: 'REQUIRED' })
  expectTypeOf<'TOO_EARLY' | 'DATE_INVALID' | 'AMOUNT_AMBIGUOUS' | 'REQUIRED'>().toExtend<
    Extract<ReturnType<typeof payments.read>, { code: string }>['code']
  >()
})
