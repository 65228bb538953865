import type { Amount, withdraw } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import { withdrawOperation } from '@onlend/core/operations'
import { expect, expectTypeOf, test } from 'vitest'
import { choice } from './choice.ts'
import { defineForm, type FormErrorCode, type FormValues } from './defineForm.ts'
import { money, type MoneyContext } from './money.ts'
import { part } from './part.ts'
import { text } from './text.ts'
import { tick } from './tick.ts'

type Context = MoneyContext & { most: Amount; seen: unknown[]; isOperatorNeeded: boolean }

const context: Context = {
  ...{ format: { digits: 2, locale: 'en' }, most: '100', seen: [], isOperatorNeeded: false },
}

/** A payment whose narration is asked for where `isGift` is ticked. */
const giftForm = defineForm<Context>()(withdrawOperation, {
  fields: {
    amount: money({ limits: ({ most }: Context) => ({ max: most }) }),
    isGift: tick(),
    narration: text({ check: (words) => (words.length > 5 ? 'TOO_LONG' : null) }),
    operator: choice(['MTN', 'AIRTEL'], { optional: (known: Context) => !known.isOperatorNeeded }),
    chosen: part<{ number: string }>({ number: '' }),
  },
  pages: ({ isGift }) => [['amount', 'isGift', ...(isGift ? (['narration'] as const) : [])], ['operator']],
  check: (sent, { seen }) => {
    seen.push(sent)
    return [{ field: 'amount', code: sent.amount === sent.narration && 'SAME' }]
  },
  toInput: ({ amount, narration, operator = '', chosen }): EndpointInput<typeof withdraw> | null =>
    chosen.number === 'unknown'
      ? null
      : {
          ...{ account_type: 'mobile-money', amount, narration },
          ...{ correspondent: operator, mobile_no: chosen.number },
        },
  toReview: (input) => input.amount,
  toDraft: () => ({ version: 1, keep: ['amount'] }),
})

const read = (values: Partial<FormValues<typeof giftForm>>, known = context) => {
  const { data, error } = giftForm.toSchema(known).safeParse({ ...giftForm.empty, ...values })
  return (
    data ?? Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
  )
}

test('the types of values and codes follow from the fields', () => {
  expectTypeOf<FormValues<typeof giftForm>>().toEqualTypeOf<{
    amount: string
    isGift: boolean
    narration: string
    operator: 'MTN' | 'AIRTEL' | ''
    chosen: { number: string }
  }>()
  type Expected = 'TOO_LONG' | 'SAME' | 'REQUIRED' | 'AMOUNT_TOO_LOW' | 'AMOUNT_TOO_HIGH'
  expectTypeOf<Expected>().toExtend<FormErrorCode<typeof giftForm>>()
  expectTypeOf<'UNKNOWN'>().not.toExtend<FormErrorCode<typeof giftForm>>()
})

test('what is asked for is read and sent, and nothing else is', () => {
  const chosen = { number: '0801' }
  expect(read({ amount: '15', isGift: false, narration: 'far too long', chosen })).toMatchObject({
    ...{ amount: '15', narration: '', correspondent: '', mobile_no: '0801' },
  })
  expect(read({ amount: '50', isGift: true, narration: ' Rent ', operator: 'MTN' })).toMatchObject({
    ...{ amount: '50', narration: 'Rent', correspondent: 'MTN' },
  })
})

test('each mistake has the code of its field, and checks across fields see the right ones alone', () => {
  expect(read({})).toEqual({ amount: 'REQUIRED' })
  expect(read({ amount: '101', isGift: true, narration: 'too long' })).toEqual({
    ...{ amount: 'AMOUNT_TOO_HIGH', narration: 'TOO_LONG' },
  })
  expect(context.seen.at(-1)).toEqual({ isGift: true, operator: undefined, chosen: { number: '' } })
  expect(read({ amount: '5', isGift: true, narration: '5' })).toEqual({ amount: 'SAME' })
})

test('a form whose parts are not complete has one mistake as a whole, and no input', () => {
  expect(read({ amount: '15', chosen: { number: 'unknown' } })).toEqual({ '': 'INCOMPLETE' })
  expect(read({ amount: '', chosen: { number: 'unknown' } })).toEqual({ amount: 'REQUIRED' })
})

test('the layout names the pages and the fields that may stay empty', () => {
  expect(giftForm.toLayout(giftForm.empty, context)).toEqual({
    pages: [['amount', 'isGift'], ['operator']],
    optional: ['isGift', 'operator'],
  })
  const needed = { ...context, isOperatorNeeded: true }
  expect(giftForm.toLayout(giftForm.empty, needed).optional).toEqual(['isGift'])
  expect(read({ amount: '5' }, needed)).toEqual({ operator: 'REQUIRED' })
  expect(giftForm.toAmounts(giftForm.empty)).toEqual(['amount'])
  expect(giftForm.tidy('amount', '1500', context)).toBe('1,500')
  expect(giftForm.tidy('narration', ' 1500 ', context)).toBe(' 1500 ')
})
