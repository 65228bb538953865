import { expect, test } from 'vitest'
import { operationSteps } from './operationSteps.ts'

const times = {
  kind: 'withdraw',
  createdAt: '2026-11-21T10:00:00.000Z',
  acceptedAt: '2026-11-21T10:00:01.000Z',
  settledAt: '2026-11-21T10:00:04.000Z',
  updatedAt: '2026-11-21T10:00:04.000Z',
}
const shape = (steps: ReturnType<typeof operationSteps>) => steps.map(({ step, state }) => `${step}:${state}`)

test('an accepted write is in process and its end is awaited', () => {
  const steps = operationSteps({ ...times, settledAt: null, state: 'accepted' })
  expect(shape(steps)).toEqual(['requested:done', 'accepted:done', 'processing:current', 'final:waiting'])
  expect(steps.at(-1)?.at).toBeNull()
})

test('T87: accepted is not succeeded', () => {
  expect(shape(operationSteps({ ...times, settledAt: null, state: 'accepted' })).join()).not.toContain(
    'succeeded',
  )
})

test('an unknown outcome never shows as failed or accepted', () => {
  const steps = shape(operationSteps({ ...times, acceptedAt: null, settledAt: null, state: 'unknown' }))
  expect(steps).toEqual(['requested:done', 'unknown:unknown', 'final:waiting'])
})

test('a settlement event after a lost answer skips the step that was not observed', () => {
  expect(shape(operationSteps({ ...times, acceptedAt: null, state: 'succeeded' }))).toEqual([
    'requested:done',
    'succeeded:done',
  ])
})

test.each([
  ['failed', 'failed:failed'],
  ['rejected', 'rejected:failed'],
] as const)('a %s write ends there', (state, last) => {
  expect(shape(operationSteps({ ...times, state })).at(-1)).toBe(last)
})

test('T92: the way of a write that the service never reports on ends with its answer', () => {
  const request = { ...times, kind: 'requestDrawdown', settledAt: null }
  expect(shape(operationSteps({ ...request, state: 'accepted' }))).toEqual([
    'requested:done',
    'accepted:done',
  ])
  expect(shape(operationSteps({ ...request, acceptedAt: null, state: 'unknown' }))).toEqual([
    'requested:done',
    'unknown:unknown',
  ])
  expect(shape(operationSteps({ ...request, acceptedAt: null, state: 'submitting' }))).toEqual([
    'requested:current',
    'accepted:waiting',
  ])
})

test('a kind that only a newer relay knows may still have a settlement event', () => {
  const steps = operationSteps({ ...times, kind: 'closeAccount', settledAt: null, state: 'accepted' })
  expect(shape(steps).at(-1)).toBe('final:waiting')
})

test('money that came back had gone first, unless the first that was heard is that it came back', () => {
  const reversedAt = '2026-11-22T10:00:00.000Z'
  const back = { ...times, state: 'reversed', reversedAt } as const
  expect(shape(operationSteps(back))).toEqual([
    'requested:done',
    'accepted:done',
    'succeeded:done',
    'reversed:failed',
  ])
  expect(shape(operationSteps({ ...back, settledAt: reversedAt }))).not.toContain('succeeded:done')
})

test('what contradicts a success stands behind it, as a doubt', () => {
  const steps = operationSteps({ ...times, state: 'succeeded', conflict: true })
  expect(shape(steps).slice(-2)).toEqual(['succeeded:done', 'conflict:unknown'])
})
