/** Runs all steps at once, without a pause. */
export function finishSteps<Result>(steps: Generator<unknown, Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
