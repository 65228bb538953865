import * as fc from 'fast-check'
import { payloads } from './payloads.ts'
import { replies } from './replies.ts'
import type { Step } from './Step.ts'
import { eventVariants } from './eventVariants.ts'

/** Long enough for every request to reach its end. */
const toTheEnd = 20

/** A lease is 75 s, or 600 s with files; possible duplicates are held back for ten minutes, and after a day an accepted write is stale. */
const jumps = [1, 1_000, 40_000, 80_000, 601_000, 90_000_000]

const instance = fc.nat({ max: 1 })
const pick = fc.nat({ max: 7 })
const reply = fc.nat({ max: replies.length - 1 })
const far = fc.oneof(
  { weight: 2, arbitrary: fc.constant(toTheEnd) },
  { weight: 3, arbitrary: fc.nat({ max: 4 }) },
)
const way = { instance, far, reply }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('send' as const),
      ...way,
      owner: fc.nat({ max: 1 }),
      key: fc.nat({ max: 2 }),
      payload: fc.nat({ max: payloads.length - 1 }),
      confirm: fc.boolean(),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      type: fc.constant('webhook' as const),
      ...way,
      target: fc.nat({ max: 9 }),
      variant: fc.nat({ max: eventVariants.length - 1 }),
      outcome: fc.boolean(),
      message: fc.nat({ max: 9 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('go' as const),
      pick,
      far,
      store: fc.constantFrom(
        'works' as const,
        'works' as const,
        'failsBefore' as const,
        'failsAfter' as const,
      ),
      reply,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('meet' as const),
      ...way,
      owner: fc.nat({ max: 1 }),
      variant: fc.nat({ max: eventVariants.length - 1 }),
      outcome: fc.boolean(),
      message: fc.nat({ max: 9 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('crash' as const), instance }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('jump' as const), milliseconds: fc.constantFrom(...jumps) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('sweep' as const),
      ...way,
      after: fc.constantFrom(0, 80_000, 90_000_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('replay' as const), ...way }) },
)

/** One order of events, for one relay that alone has its store or for two that share one. */
export type Interleaving = { instances: 1 | 2; steps: Step[] }

/** Any order of events. */
export const interleaving: fc.Arbitrary<Interleaving> = fc.record({
  instances: fc.constantFrom(1 as const, 2 as const),
  steps: fc.array(step, { minLength: 3, maxLength: 25 }),
})
