import { expect, test } from 'vitest'
import { summariseOther } from './summariseOther.ts'

test('a write without a summary of its own shows its amount, and is like no other', () => {
  const intent = summariseOther({ amount: 1500.5, reference: 'A-1' })
  expect(intent.summary).toMatchObject({ amount: '1500.5', recipient: null })
  expect(intent).toMatchObject({ likeness: null, destination: null, rows: [] })
})

test.each([undefined, null, {}, 'a lot'])('an amount of %j is none', (amount) => {
  expect(summariseOther({ amount }).summary.amount).toBeNull()
})
