import type { Interleaving } from './interleaving.ts'
import { payloads, replies, type Step, words } from './Step.ts'

const whole = { instance: 0, far: 20, reply: 0 }
const day = 90_000_000

const send = (
  payload: (typeof payloads)[number],
  changes: Partial<Extract<Step, { type: 'send' }>> = {},
): Step => {
  const what = { payload: payloads.indexOf(payload), owner: 0, key: 0, confirm: false }
  return { type: 'send', ...whole, ...what, ...changes }
}
const hear = (word: (typeof words)[number], outcome: boolean, message = 0): Step => {
  return { type: 'word', ...whole, target: 0, word: words.indexOf(word), outcome, message }
}
const sweep = (after: number): Step => ({ type: 'sweep', ...whole, after })
const goOn = (reply: (typeof replies)[number]): Step => {
  return { type: 'go', pick: 0, far: 20, store: 'works', reply: replies.indexOf(reply) }
}

/** Ways to the states that chance reaches seldom; every run begins with them. */
export const examples: [Interleaving][] = [
  [{ instances: 2, steps: [send('withdraw'), sweep(day), hear('likeness', true)] }],
  [{ instances: 2, steps: [send('withdraw'), sweep(day), hear('likeness', false)] }],
  [{ instances: 1, steps: [send('repayments'), sweep(day), hear('row', true), hear('row', false, 1)] }],
  // The service answers when the lease is over and a sweep has given the sender up.
  [{ instances: 2, steps: [send('withdraw', { far: 2 }), sweep(80_000), goOn('accepted')] }],
  [{ instances: 2, steps: [send('withdraw', { far: 2 }), sweep(80_000), goOn('refused')] }],
]
