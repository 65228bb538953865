import { expect, test } from 'vitest'
import type { UpstreamAnswer } from '../upstream/index.ts'
import { readOutcome } from './readOutcome.ts'

const read = (status: number, body: unknown, kind: Parameters<typeof readOutcome>[0] = 'withdraw') => {
  const text = body === null || typeof body === 'string' ? body : JSON.stringify(body)
  // The cast leaves out what the outcome does not depend on.
  return readOutcome(kind, { type: 'answer', status, text, retryAfter: '7' } as UpstreamAnswer, 5)
}

test.each([
  [199, 'unknown', null],
  [200, 'accepted', null],
  [299, 'accepted', null],
  [300, 'rejected', '7'],
  [400, 'rejected', '7'],
  [401, 'rejected', undefined],
  [403, 'rejected', undefined],
  [408, 'unknown', null],
  [499, 'rejected', '7'],
  [500, 'unknown', null],
])('after the status %i a write is %s', (status, state, retryAfter) => {
  const outcome = read(status, { message: 'x'.repeat(501) })
  expect([outcome.state, outcome.answer?.retryAfter]).toEqual([state, retryAfter])
  expect(outcome.serviceMessage?.length ?? null).toBe(
    state === 'unknown' || retryAfter === undefined ? null : 500,
  )
})

test('an answer without a text is no acceptance, and a refusal needs none', () => {
  expect(read(200, null)).toMatchObject({ state: 'unknown', answer: { status: 200, body: null } })
  expect(read(422, null)).toMatchObject({ state: 'rejected', answer: { body: null }, serviceMessage: null })
  for (const body of ['"text"', '[]', { message: 7 }])
    expect(read(422, body)).toMatchObject({ state: 'rejected', serviceMessage: null })
  const failure = { type: 'failure', code: 'upstream_redirect' } as const
  expect([
    readOutcome('withdraw', { ...failure, neverSent: true }, 5),
    readOutcome('withdraw', { ...failure, neverSent: false }, 5),
    readOutcome('withdraw', { ...failure, neverSent: false, status: 307 }, 5),
  ]).toMatchObject([
    { state: 'rejected', refusal: 'upstream_unreachable' },
    { state: 'unknown', answer: null },
    { state: 'unknown', answer: { status: 307 } },
  ])
})

test.each([
  [{ reference: 'r', transfer_reference: 't' }, 'r'],
  [{ reference: '', transfer_reference: 't'.repeat(501) }, 't'.repeat(500)],
  [{ reference: 7 }, null],
  [[], null],
  [null, null],
])('in the data %j the service’s own reference is %j', (data, reference) => {
  expect(read(200, { data })).toMatchObject({ serviceReference: reference, result: null })
})

test('of a new business the ids and the record of the compliance are kept, and of nothing else', () => {
  const data = { partner: { id: 1, name: 'x' }, compliance: { id: 2, secret: 'y' } }
  const result = { partner: { id: 1, slug: null }, compliance: { id: 2 } }
  expect(read(200, { data }, 'createBusiness').result).toEqual(result)
  expect(read(200, { data: { ...data, partner: { slug: 's' } } }, 'createBusiness').result).toEqual({
    ...{ ...result, partner: { id: null, slug: 's' } },
  })
  expect(read(200, { data }).result).toBeNull()
  for (const body of ['[]', { data: [] }, { data: { ...data, partner: 1 } }, { data: { partner: {} } }])
    expect(read(200, body, 'createBusiness').result).toBeNull()
})
