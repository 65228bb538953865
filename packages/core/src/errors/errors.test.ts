import { expect, test } from 'vitest'
import { ApiError } from './ApiError.ts'
import { ConnectionError } from './ConnectionError.ts'
import { ContractError } from './ContractError.ts'
import { isLendingError } from './isLendingError.ts'
import { LendingError } from './LendingError.ts'
import { UnknownOutcomeError } from './UnknownOutcomeError.ts'
import { ValidationError } from './ValidationError.ts'

const errors = [
  new ApiError({ endpoint: 'withdraw', category: 'rejected', status: 422 }),
  new ApiError({ endpoint: 'withdraw', category: 'rejected', status: 409, code: 'possible_duplicate' }),
  new ConnectionError({ endpoint: 'listBanks', category: 'timeout' }),
  new ContractError({ endpoint: 'listBanks', path: 'data.0.id', problem: 'must be a number' }),
  new ContractError({ endpoint: 'listBanks', path: '', problem: 'not JSON' }),
  new UnknownOutcomeError({ endpoint: 'withdraw', operationId: 'op_1' }),
  new ValidationError({ endpoint: 'withdraw', fieldErrors: { amount: 'is required' } }),
]

test('every error says what happened, what it means and what to do', () => {
  expect(errors.map((error) => String(error).replace(/ See https:\S+$/, ''))).toEqual([
    'ApiError: withdraw was refused by the service with status 422.',
    'ApiError: withdraw was refused by the relay (possible_duplicate) with status 409.',
    'ConnectionError: listBanks got no answer in time. Try again.',
    'ContractError: listBanks answered outside its contract: the field data.0.id is unusable (must be a number).',
    'ContractError: listBanks answered outside its contract: the body is unusable (not JSON).',
    'UnknownOutcomeError: withdraw was sent but its outcome is not known. Do not send it again; read operation op_1 instead.',
    'ValidationError: withdraw was not sent: amount is required.',
  ])
})

test('the message ends with the address of the page, by the code or else by the category', () => {
  expect(
    errors.map(({ message }) => message.replace(/^.* See https:\/\/.*\/reference\/errors\//, '')),
  ).toEqual([
    ...['#rejected', '#possible_duplicate', '#timeout', '#contract', '#contract', '#unknown_outcome'],
    '#validation',
  ])
})

test('an error of another copy of the kit is recognised, and any other error is not', () => {
  for (const error of errors) expect(isLendingError(error)).toBe(true)
  const fromAnotherCopy = Object.assign(new Error('other'), { [Symbol.for('onlend.error')]: true })
  expect(isLendingError(fromAnotherCopy)).toBe(true)
  for (const other of [new Error('x'), null, undefined, 'text', { category: 'network' }])
    expect(isLendingError(other)).toBe(false)
})

test('T10: only what certainly did not happen may be tried again', () => {
  const retryable = (category: LendingError['category'], status: number | null = null) =>
    new LendingError('', { endpoint: 'withdraw', category, status }).retryable
  expect(
    ['network', 'timeout', 'offline', 'server'].map((category) =>
      retryable(category as LendingError['category']),
    ),
  ).toEqual([true, true, true, true])
  for (const category of [
    'session',
    'permission',
    'validation',
    'rejected',
    'contract',
    'unknown_outcome',
  ] as const) {
    expect(retryable(category)).toBe(false)
  }
  expect(retryable('rejected', 429)).toBe(true)
  expect(retryable('unknown_outcome', 429)).toBe(false)
})
