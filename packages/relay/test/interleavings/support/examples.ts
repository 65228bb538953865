import type { Interleaving } from './interleaving.ts'
import { payloads } from './payloads.ts'
import { replies } from './replies.ts'
import type { Step } from './Step.ts'
import { eventVariants } from './eventVariants.ts'

const whole = { instance: 0, far: 20, reply: 0 }
const day = 90_000_000

const send = (
  payload: (typeof payloads)[number],
  changes: Partial<Extract<Step, { type: 'send' }>> = {},
): Step => {
  const what = { payload: payloads.indexOf(payload), owner: 0, key: 0, confirm: false }
  return { type: 'send', ...whole, ...what, ...changes }
}
const receive = (variant: (typeof eventVariants)[number], outcome: boolean, message = 0, far = 20): Step => {
  return {
    type: 'webhook',
    ...whole,
    far,
    target: 0,
    variant: eventVariants.indexOf(variant),
    outcome,
    message,
  }
}
const meet = (variant: (typeof eventVariants)[number], outcome: boolean, far = 20): Step => {
  return {
    type: 'meet',
    ...whole,
    far,
    owner: 0,
    variant: eventVariants.indexOf(variant),
    outcome,
    message: 0,
  }
}
const sweep = (after: number): Step => ({ type: 'sweep', ...whole, after })
const jump = (milliseconds: number): Step => ({ type: 'jump', milliseconds })
const goOn = (reply: (typeof replies)[number]): Extract<Step, { type: 'go' }> => {
  return { type: 'go', pick: 0, far: 20, store: 'works', reply: replies.indexOf(reply) }
}

/** Ways to the states that chance reaches seldom; every run begins with them. */
export const examples: [Interleaving][] = [
  [{ instances: 2, steps: [send('withdraw'), sweep(day), receive('reference', true)] }],
  [{ instances: 2, steps: [send('withdraw'), sweep(day), receive('reference', false)] }],
  // Last month's and today's, which equal each other, and an event about today's.
  [{ instances: 1, steps: [meet('facts', true)] }],
  [{ instances: 2, steps: [meet('facts', false), receive('reference', true, 1)] }],
  [{ instances: 2, steps: [meet('reference', true)] }],
  // An event that names no partner waits to be read, until a client chooses the id that it holds.
  [
    {
      instances: 1,
      steps: [
        send('withdraw', { key: 1, far: 0 }),
        receive('namelessReference', false, 1, 0),
        receive('facts', false),
        meet('facts', false, 0),
        receive('facts', false),
      ],
    },
  ],
  // Two that equal each other: one event settles neither, and two different ones both.
  [
    {
      instances: 2,
      steps: [
        send('withdraw'),
        send('withdraw', { key: 1, confirm: true }),
        jump(1),
        receive('facts', true),
        receive('facts', true, 1),
      ],
    },
  ],
  [{ instances: 1, steps: [send('repayments'), sweep(day), receive('row', true), receive('row', false, 1)] }],
  // The service answers when the lease is over and a sweep has given the sender up.
  [{ instances: 2, steps: [send('withdraw', { far: 2 }), sweep(80_000), goOn('accepted')] }],
  [{ instances: 2, steps: [send('withdraw', { far: 2 }), sweep(80_000), goOn('refused')] }],
  // The person is told first, and the service answers within the write's own time; with files too, and where the relay dies in between.
  ...(['withdraw', 'customer'] as const).flatMap((payload) =>
    (['lateAccepted', 'lateRefused'] as const).flatMap((late) =>
      [6, 20].map((far): [Interleaving] => {
        const steps: Step[] = [send(payload, { far, reply: replies.indexOf(late) })]
        return [{ instances: 1, steps: far === 20 ? steps : [...steps, { type: 'crash', instance: 0 }] }]
      }),
    ),
  ),
  // A relay that stands still between its claim and its call, until the other has given it up.
  [{ instances: 2, steps: [send('withdraw', { far: 1 }), sweep(80_000), goOn('accepted')] }],
  [{ instances: 2, steps: [send('customer', { far: 1 }), jump(601_000), sweep(0), goOn('accepted')] }],
  // The outcome of the first is not known, and the second comes when the window is over.
  [
    {
      instances: 1,
      steps: [
        send('withdraw', { reply: replies.indexOf('reset') }),
        jump(601_000),
        send('withdraw', { key: 1 }),
      ],
    },
  ],
  [{ instances: 2, steps: [send('withdraw', { far: 2 }), receive('facts', true)] }],
  [{ instances: 2, steps: [send('withdraw', { far: 2 }), receive('facts', false)] }],
  [{ instances: 1, steps: [send('withdraw', { reply: replies.indexOf('reset') }), receive('facts', true)] }],
  [{ instances: 1, steps: [send('withdraw', { reply: replies.indexOf('reset') }), receive('facts', false)] }],
  [{ instances: 1, steps: [send('withdraw'), receive('facts', true), receive('facts', false, 1)] }],
  [{ instances: 1, steps: [send('withdraw'), receive('facts', false)] }],
  // A process that is gone at each point of a write.
  ...[0, 1, 2, 3, 4].map((far): [Interleaving] => {
    return [{ instances: 1, steps: [send('withdraw', { far }), { type: 'crash', instance: 0 }] }]
  }),
  // The same with a file, which is thrown away in two steps more.
  ...[0, 1, 2, 3, 4, 5, 6].map((far): [Interleaving] => {
    return [{ instances: 1, steps: [send('customer', { far }), { type: 'crash', instance: 0 }] }]
  }),
  [{ instances: 1, steps: [send('withdraw', { far: 0 }), { ...goOn('accepted'), store: 'failsBefore' }] }],
  [{ instances: 1, steps: [send('withdraw', { reply: replies.indexOf('refused') })] }],
  [{ instances: 1, steps: [send('withdraw', { reply: replies.indexOf('reset') })] }],
  [{ instances: 2, steps: [send('withdraw', { far: 2 }), send('withdraw', { instance: 1 })] }],
  [{ instances: 2, steps: [send('withdraw'), send('withdrawOther'), send('withdraw', { key: 1 })] }],
  // B sends another payment under A's key; what says no more than the key, or an end of the account, is about neither.
  ...(['namelessMasked', 'namelessReference', 'otherAmount', 'nameless'] as const).flatMap((variant) =>
    [0, 1].map((message): [Interleaving] => {
      const steps = [send('withdraw'), send('withdrawOther', { owner: 1 }), receive(variant, true, message)]
      return [{ instances: 2, steps }]
    }),
  ),
  [
    {
      instances: 1,
      steps: [
        send('withdraw'),
        receive('nameless', true),
        send('withdraw', { owner: 1 }),
        receive('nameless', true, 1),
      ],
    },
  ],
]
