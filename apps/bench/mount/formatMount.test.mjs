import { expect, test } from 'vitest'
import { formatMount } from './formatMount.mjs'

const round = (name, typable, kept = true) => ({
  name,
  typable,
  works: typable * 2,
  strokes: [10, 20, 30],
  blocking: 0,
  numbers: null,
  requests: 7,
  shift: 0.0125,
  kept,
})

test('each figure is a median, with its ratio to the library floor of the same run', () => {
  const rounds = [100, 300, 200].map((time) => round('libraries', time))
  rounds.push(round('widget', 220), round('widget', 230), round('widget', 210))
  const table = formatMount({ title: 'CPU 4x', names: ['libraries', 'widget'], rounds })
  expect(table).toContain(
    '| floor, libraries | 200 (1.00) | 400 (1.00) | 0 | 20 (1.00) | 30 (1.00) | 0 | 7 | 0.013 |',
  )
  expect(table).toContain('| `WithdrawForm` | 220 (1.10) | 440 (1.10) |')
  expect(table).not.toContain('lost')
})

test('a page that a server drew stands beside the floor that was drawn so, and its numbers beside that one’s fields', () => {
  const home = { ...round('home', 0), typable: 900, works: 300, numbers: 110, strokes: [] }
  const rounds = [round('libraries', 200), round('sent', 100), home]
  const table = formatMount({ title: 'CPU 4x', names: ['libraries', 'sent', 'home'], rounds })
  expect(table).toContain('| host home, prerendered | 900 (9.00) | 300 (1.50) | 110 (1.10) | 0 | 0 | 0 | 7 |')
})

test('a page that lost what was typed is named', () => {
  const table = formatMount({ title: 'CPU 4x', names: ['widget'], rounds: [round('widget', 1, false)] })
  expect(table).toContain('What was typed early was lost: widget.')
})
