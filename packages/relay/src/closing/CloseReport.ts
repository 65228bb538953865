import type { RunningWork } from './RunningWork.ts'

/** What a relay left behind when it closed: empty when everything that was sent has been recorded. */
export type CloseReport = {
  /** What was still running at the deadline. A write among it becomes `unknown` when its lease ends, and is never sent again. */
  unfinished: RunningWork[]
}
