import { expect, test } from 'vitest'
import { formatRow } from './formatRow.mjs'
import { summarise } from './summarise.mjs'

const row = {
  row: 'get-1kb',
  title: 'GET 1 KB',
  reference: 'minimal-undici',
  metrics: [
    { name: 'rate', label: 'req/s' },
    { name: 'cpu', label: 'CPU us/req' },
  ],
}

test('a row shows each figure, its spread, its ratio, and the target beside what was reached', () => {
  const results = [
    {
      contestant: 'minimal-undici',
      figures: { rate: summarise([19_000, 20_000, 21_000]), cpu: summarise([37.25]) },
    },
    { contestant: 'ours', figures: { rate: summarise([9_000, 10_000, 11_000]), cpu: summarise([70]) } },
  ]
  expect(formatRow({ ...row, results, notes: ['a note'] }).split('\n')).toEqual([
    '',
    'GET 1 KB',
    'contestant       req/s  CPU us/req  lowest to highest req/s  ratio to minimal-undici',
    'minimal-undici  20,000        37.3         19,000 to 21,000                     1.00',
    'ours            10,000        70.0          9,000 to 11,000                     0.50',
    '  MISSED ours rate over minimal-undici: 0.50 (at least 0.6; 0.53 by CPU)',
    '  note: a note',
  ])
})

test('what was not measured is a dash', () => {
  const results = [{ contestant: 'nginx', figures: { rate: summarise([1000]) } }]
  expect(formatRow({ ...row, results })).toContain('nginx       1,000           -')
})
