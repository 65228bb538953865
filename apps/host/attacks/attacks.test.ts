import { afterAll, beforeAll, test } from 'vitest'
import { attacks } from './attacks.ts'
import type { AttackResult } from './report/AttackResult.ts'
import { describeAnswers } from './report/describeAnswers.ts'
import { writeReport } from './report/writeReport.ts'
import { AttackStage } from './stage/AttackStage.ts'
import { describeExchange } from './stage/describeExchange.ts'

const stage = new AttackStage()
const results: AttackResult[] = []

beforeAll(() => stage.start({ casts: attacks.length }))

afterAll(async () => {
  await writeReport(results)
  await stage.stop()
})

test.each(attacks)('$title', async (attack) => {
  const { title, tried, run } = attack
  await stage.begin(attacks.indexOf(attack))
  let passed = false
  try {
    await run(stage)
    stage.checkEverything()
    passed = true
  } catch (error) {
    const last = stage.exchanges.at(-1)
    if (error instanceof Error && last) error.message += `\n${describeExchange(last)}`
    throw error
  } finally {
    results.push({
      title,
      tried,
      variants: stage.exchanges.length,
      happened: [describeAnswers(stage.exchanges), ...stage.measured].filter(Boolean).join('; '),
      upstreamCalls: stage.upstream.everything.length,
      passed,
    })
  }
})
