import type { UserWorkspaceConfig } from 'vitest/config'
import { moreWorkers } from './moreWorkers.ts'
import { sourceConditions } from './sourceConditions.ts'

type DomProjectParameters = {
  name: string
  /** Absolute folder that `include` starts from. */
  root: string
  include?: string[]
  /** happy-dom renders whole widgets in two thirds of the time. @default 'jsdom' */
  environment?: 'jsdom' | 'happy-dom'
  /** Run before each file. */
  setupFiles?: string[]
}

/** Tests that need a document but no layout: hooks and the testing package, in jsdom. */
export function domProject({
  name,
  root,
  include,
  environment = 'jsdom',
  setupFiles = [],
}: DomProjectParameters): UserWorkspaceConfig {
  return {
    root,
    resolve: { conditions: sourceConditions.server },
    ssr: { resolve: { conditions: sourceConditions.server, externalConditions: ['@onlend/source'] } },
    test: {
      name,
      environment,
      pool: 'threads',
      ...moreWorkers,
      // The files of a worker share one document: making one costs more than most files take. `setupFiles` empty what a file may leave.
      isolate: false,
      unstubGlobals: true,
      include: include ?? ['src/**/*.test.{ts,tsx}'],
      setupFiles,
      testTimeout: 20_000,
    },
  }
}
