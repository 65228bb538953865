import { nextTask } from './nextTask.ts'

/** Milliseconds of one slice: a frame of a page has 16; a worker only has to receive an abort. */
const slice = typeof document === 'undefined' ? 100 : 12

type RunStepsOptions<Step> = {
  signal: AbortSignal
  /** Called after each slice with the value of the last step. */
  onProgress?: (step: Step) => void
}

/**
 * Runs all steps in slices, so that the thread stays responsive; a long single step still blocks it.
 *
 * @throws the abort reason of `signal`
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
