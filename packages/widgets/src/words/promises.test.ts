import { expect, test } from 'vitest'
import { en } from '../en.ts'

// What no sentence may promise, because the API has nothing for it.
const sentences = Object.entries(en).map(([key, message]): [string, string] => [key, JSON.stringify(message)])

test('T73: the cost of a drawdown is an estimate of ours, and no sentence names a fee or checks the name on an account', () => {
  expect(en['drawdownPlan.note.host']).toMatch(/cost is our estimate.*no quote/)
  for (const note of ['host', 'lastDrawdown'] as const)
    expect(en[`drawdownPlan.note.${note}`]).toMatch(/The lender .*may charge something else/)
  expect(en['drawdownPlan.about']).toMatch(/^About /)
  const promising = sentences.filter(([, text]) =>
    /\bfees?\b|name on (?:this|the) account is|account belongs to/i.test(text),
  )
  expect(promising.map(([key]) => key)).toEqual([])
})

test('T88: no outcome promises an e-mail', () => {
  const about = sentences.filter(([key, text]) => key.startsWith('outcome.') && /e-?mail/i.test(text))
  expect(about.map(([key]) => key)).toEqual([])
})
