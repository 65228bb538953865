import { bundlePage } from '../table/bundlePage.mjs'
import { measureTable } from '../table/measureTable.mjs'

const contestants = ['FinancingsTable', 'floor']
/** The most that each may take, as times the floor of the same run. A missed target is only a line. */
const targets = {
  mount: 1.2,
  'sort by name': 1,
  'sort by amount': 1,
  'sort by date': 1,
  'filter by status': 1,
}
const mebibyte = 1024 ** 2
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Measures `FinancingsTable` beside a page made by hand, in turns, and prints it. Gives every round. */
export async function measureBulkTable({ browser, slower, rounds, rows }) {
  const page = await bundlePage('financingsPage.jsx')
  const results = []
  for (let round = 0; round < rounds; round += 1)
    for (const name of contestants) {
      const result = await measureTable({ browser, page, name, slower, rows })
      results.push({ slower, part: `table ${name}`, ...result })
    }
  const own = (name) => results.filter((result) => result.name === name)
  const time = (name, action) => median(own(name).map(({ times }) => times[action].time))
  const heap = (name) => {
    const peak = Math.max(...own(name).map((result) => result.heap.peak)) / mebibyte
    const before = Math.min(...own(name).map((result) => result.heap.before)) / mebibyte
    return `${peak.toFixed(0)} (${before.toFixed(0)} before it)`.padEnd(18)
  }
  console.log(`table of ${rows} financings, CPU ${slower}x, ${rounds} rounds, ms: medians`)
  console.log(`${''.padEnd(24)}${contestants.map((name) => name.padEnd(18)).join('')}ratio  target`)
  for (const action of Object.keys(results[0].times)) {
    const times = contestants.map((name) => time(name, action))
    const target = targets[action]
    console.log(
      `${action.padEnd(24)}${times.map((one) => one.toFixed(0).padEnd(18)).join('')}${(times[0] / times[1]).toFixed(2).padEnd(7)}${target === undefined ? '' : `${target.toFixed(1)} ${times[0] / times[1] <= target ? 'met' : 'missed'}`}`,
    )
  }
  console.log(`${'peak heap MB'.padEnd(24)}${contestants.map(heap).join('')}\n`)
  return results
}
