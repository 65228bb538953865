import type { BatchProblem } from './Batch.ts'
import type { BatchPlan } from './BatchPlan.ts'
import { type PlanEvent, reducePlan } from './reducePlan.ts'

/** A batch in this page. */
export type BatchState = {
  plan: BatchPlan
  /** `elsewhere`: another tab sends it. */
  phase: 'paused' | 'sending' | 'elsewhere' | 'waiting' | 'stopped'
  /** The piece that is on its way from this page, by its place in the plan. */
  leaving: { from: number; to: number } | null
  /** Why the next piece cannot go out yet. */
  held: { from: number; to: number; problem: BatchProblem } | null
}

/** What can happen to a batch in this page. */
export type BatchEvent =
  | PlanEvent
  /** The plan as the relay has it. */
  | { type: 'planRead'; plan: BatchPlan }
  | { type: 'begun' }
  | { type: 'begunElsewhere' }
  | { type: 'leaving'; from: number; to: number }
  /** The link or the service is away. */
  | { type: 'waiting' }
  | { type: 'stopped'; held?: NonNullable<BatchState['held']> | null }
  | { type: 'paused' }

/** The batch after an event; the same one where the event changes nothing. */
export function batchReducer(state: BatchState, event: BatchEvent): BatchState {
  switch (event.type) {
    case 'planRead':
      return { ...state, plan: event.plan }
    case 'begun':
      return { ...state, phase: 'sending', leaving: null, held: null }
    case 'begunElsewhere':
      return { ...state, phase: 'elsewhere', leaving: null, held: null }
    case 'leaving':
      return { ...state, phase: 'sending', leaving: { from: event.from, to: event.to } }
    case 'waiting':
      return { ...state, phase: 'waiting' }
    case 'stopped':
      return { ...state, phase: 'stopped', leaving: null, held: event.held ?? null }
    case 'paused':
      return { ...state, phase: 'paused', leaving: null }
    default: {
      const plan = reducePlan(state.plan, event)
      return plan === state.plan ? state : { ...state, plan }
    }
  }
}
