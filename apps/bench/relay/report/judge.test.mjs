import { expect, test } from 'vitest'
import { judge } from './judge.mjs'
import { summarise } from './summarise.mjs'

const result = (contestant, metric, ...values) => ({
  contestant,
  figures: { [metric]: summarise(values) },
})

test('a ratio is that of the medians of one run', () => {
  const results = [result('minimal-undici', 'rate', 900, 1000, 5000), result('ours', 'rate', 100, 650, 700)]
  expect(judge({ row: 'get-1kb', results })).toMatchObject([
    { contestant: 'ours', value: 0.65, atLeast: 0.6, isMet: true },
  ])
})

test('a ratio below its bound is missed', () => {
  const results = [result('undici-parse', 'rate', 1000), result('ours', 'rate', 1999)]
  expect(judge({ row: 'get-20kb-secrets', results })).toMatchObject([{ value: 1.999, isMet: false }])
})

test('a ratio is also given by the CPU that both took, which is the inverse', () => {
  const of = (contestant, rate, cpu) => ({
    contestant,
    figures: { rate: summarise([rate]), cpu: summarise([cpu]) },
  })
  const results = [of('minimal-undici', 1000, 40), of('ours', 500, 50)]
  expect(judge({ row: 'get-20kb', results })).toMatchObject([{ value: 0.5, byCpu: 0.8, isMet: false }])
})

test('an absolute bound needs no other contestant, and is met when it is just reached', () => {
  const results = [result('ours', 'growth', 32), result('ours-hono', 'growth', 32.1)]
  expect(judge({ row: 'upload-memory', results })).toMatchObject([
    { contestant: 'ours', isMet: true },
    { contestant: 'ours-hono', isMet: false },
  ])
})

test('a target is left out when one of the two did not run', () => {
  expect(judge({ row: 'get-1kb', results: [result('ours', 'rate', 1000)] })).toEqual([])
})
