import { getCreditLimit } from '@onlend/core'
import { expect, test } from 'vitest'
import { creditUsage } from './creditUsage.ts'
import { limitStatus } from './limitStatus.ts'

const parse = (fields: object) => {
  const data = { id: 'cl_1', limit: 5000, currency: 'NGN', drawn: 1250, ...fields }
  const limit = getCreditLimit.output.parse({ status: 'success', message: '', data })
  if (limit === null) throw new Error('no limit')
  return limit
}

test('the drawn share is told, and drawn in full or over is told apart', () => {
  expect(creditUsage(parse({}))).toEqual({ ratio: 0.25, state: 'open', heldBack: null })
  expect(creditUsage(parse({ drawn: 5000 }))).toEqual({ ratio: 1, state: 'full', heldBack: null })
  expect(creditUsage(parse({ drawn: '5000.01' })).state).toBe('overdrawn')
})

test('T39: a limit of zero has no share, and nothing drawn on it is not full', () => {
  expect(creditUsage(parse({ limit: 0, drawn: 0 }))).toEqual({ ratio: null, state: 'open', heldBack: null })
})

test('T38: what is held back is the difference between the figures of the service, which are not mended', () => {
  const read = (amount_available: number | string) => creditUsage(parse({ amount_available })).heldBack
  expect(read('3600.50')).toBe('149.50')
  expect(read(3750)).toBeNull()
  expect(read(4000)).toBeNull()
  expect(creditUsage(parse({})).heldBack).toBeNull()
})

test('T49: flags win over the status word', () => {
  expect(limitStatus(parse({ status: 'active', expired: true }))).toEqual({ is: 'expired' })
  expect(limitStatus(parse({ status: 'active', expired: true, is_deleted: true }))).toEqual({ is: 'closed' })
  expect(limitStatus(parse({ status: 'active' }))).toEqual({ is: 'active' })
})

test('T48: an unknown status is kept as it is', () => {
  expect(limitStatus(parse({ status: 'frozen_by_covenant' }))).toEqual({
    is: 'other',
    word: 'frozen_by_covenant',
  })
  expect(limitStatus(parse({}))).toEqual({ is: 'none' })
})
