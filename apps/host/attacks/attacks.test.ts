import { afterAll, beforeAll, test } from 'vitest'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { attacks } from './attacks.ts'
import type { Exchange } from './wire/Exchange.ts'
import { AttackHarness } from './test/AttackHarness.ts'
import { describeExchange } from './test/describeExchange.ts'

/** What became of one attack. */
type AttackResult = {
  title: string
  tried: string
  /** Connections made. */
  variants: number
  /** Answers by status and code, with how often each came. */
  happened: string
  upstreamCalls: number
  passed: boolean
}

const harness = new AttackHarness()
const results: AttackResult[] = []

beforeAll(() => harness.start({ casts: attacks.length }))

afterAll(async () => {
  await writeReport(results)
  await harness.stop()
})

test.each(attacks)('$title', async (attack) => {
  const { title, tried, run } = attack
  await harness.begin(attacks.indexOf(attack))
  let passed = false
  try {
    await run(harness)
    harness.checkEverything()
    passed = true
  } catch (error) {
    const last = harness.exchanges.at(-1)
    if (error instanceof Error && last) error.message += `\n${describeExchange(last)}`
    throw error
  } finally {
    results.push({
      title,
      tried,
      variants: harness.exchanges.length,
      happened: [describeAnswers(harness.exchanges), ...harness.measured].filter(Boolean).join('; '),
      upstreamCalls: harness.upstream.everything.length,
      passed,
    })
  }
})

/** Counts answers by status and the relay's code: `403 forbidden x9, 200 x1`. */
function describeAnswers(exchanges: readonly Exchange[]): string {
  const counts = new Map<string, number>()
  for (const { answers, end } of exchanges) {
    const words =
      answers.length > 0
        ? answers.map(({ status, code }) => (code ? `${status} ${code}` : String(status)))
        : [end]
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].map(([word, count]) => `${word} x${count}`).join(', ')
}

const folder = join(import.meta.dirname, '../../../../test-results/attacks')

/** Prints one line per attack, and keeps the same as JSON and Markdown under `test-results/attacks` of the repository. */
async function writeReport(results: readonly AttackResult[]): Promise<void> {
  const rows = results.map(({ title, tried, variants, happened, upstreamCalls, passed }) => {
    const [, numbers = '', fact = ''] = /^([^:]+): (.*)$/.exec(title) ?? []
    return [numbers, fact, tried, String(variants), happened, String(upstreamCalls), passed ? 'pass' : 'FAIL']
  })
  const heads = ['threat', 'fact', 'tried', 'connections', 'what happened', 'upstream calls', 'result']
  const markdown = [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'attacks.json'), `${JSON.stringify(results, null, 2)}\n`)
  await writeFile(join(folder, 'attacks.md'), `${markdown}\n`)
  const lines = rows.map(
    ([numbers = '', , tried = '', variants = '', happened = '', calls = '', result = '']) =>
      `${result.padEnd(5)}${numbers.padEnd(14)}${variants.padStart(4)} tried: ${tried}\n${' '.repeat(24)}happened: ${happened}; upstream calls: ${calls}`,
  )
  console.log(lines.join('\n'))
}
