import { nextTask } from './nextTask.ts'

/** Milliseconds that the thread is kept at a time: a frame of a page has 16; a worker only has to hear that its work is given up. */
const slice = typeof document === 'undefined' ? 100 : 12

type RunStepsOptions<Step> = {
  signal: AbortSignal
  /** Told after each slice what the step said that it stopped at. */
  onProgress?: (step: Step) => void
}

/**
 * Takes steps to their end without holding the thread up: what is longer than one step allows is in their own hands.
 *
 * @throws what `signal` was aborted with
 */
export async function runSteps<Step, Result>(
  steps: Generator<Step, Result>,
  { signal, onProgress }: RunStepsOptions<Step>,
): Promise<Result> {
  for (;;) {
    const until = performance.now() + slice
    let step = steps.next()
    while (!step.done && performance.now() < until) step = steps.next()
    if (step.done) return step.value
    onProgress?.(step.value)
    await nextTask()
    signal.throwIfAborted()
  }
}
