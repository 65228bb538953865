/** Takes steps to their end in one go: nothing waits meanwhile. */
export function finishSteps<Result>(steps: Generator<unknown, Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
