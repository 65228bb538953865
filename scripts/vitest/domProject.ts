import type { UserWorkspaceConfig } from 'vitest/config'
import { sourceConditions } from './sourceConditions.ts'
import { moreWorkers } from './workers.ts'

/** The options of vitest, with the absolute folder that `include` starts from. happy-dom renders whole widgets in two thirds of the time of jsdom. */
type DomProjectParameters = NonNullable<UserWorkspaceConfig['test']> & { root: string }

/** Tests that need a document but no layout: hooks and the testing package, in jsdom. */
export function domProject({ root, ...test }: DomProjectParameters) {
  return {
    root,
    ...sourceConditions.node,
    test: {
      environment: 'jsdom' as const,
      pool: 'threads' as const,
      ...moreWorkers,
      // The files of a worker share one document: making one costs more than most files take. `setupFiles` empty what a file may leave.
      isolate: false,
      unstubGlobals: true,
      testTimeout: 20_000,
      ...test,
    },
  } satisfies UserWorkspaceConfig
}
