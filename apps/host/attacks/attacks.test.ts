import { afterAll, beforeAll, test } from 'vitest'
import { attacks } from './attacks.ts'
import type { AttackResult } from './report/AttackResult.ts'
import { describeAnswers } from './report/describeAnswers.ts'
import { writeReport } from './report/writeReport.ts'
import { AttackHarness } from './test/AttackHarness.ts'
import { describeExchange } from './test/describeExchange.ts'

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
