import type { UserWorkspaceConfig } from 'vitest/config'
import { readTurn } from '../sample/readTurn.ts'
import { sourceConditions } from './sourceConditions.ts'
import { moreWorkers, workers } from './workers.ts'

/** The options of vitest, with the absolute folder that `include` starts from. `isolate: false` suits code that keeps nothing global, and is much faster. */
type NodeProjectParameters = NonNullable<UserWorkspaceConfig['test']> & {
  root: string
  /** Whether `include` names the slow tests of the deep run, `*.deep.test.*`, which every other project leaves out. @default false */
  isDeep?: boolean
}

/** Tests that run in Node: core, relay, sandbox, the servers of the apps and the scripts. */
export function nodeProject({ root, isDeep = false, exclude = [], ...test }: NodeProjectParameters) {
  return {
    root,
    ...sourceConditions.node,
    test: {
      environment: 'node' as const,
      pool: 'threads' as const,
      ...(isDeep ? moreWorkers : { maxWorkers: workers }),
      // The turn of the tests that take a third of their cases a run.
      ...(isDeep && { env: { SAMPLE_TURN: String(readTurn(root)) } }),
      // The embedded Postgres needs seconds to start on a busy machine.
      ...{ testTimeout: 120_000, hookTimeout: 120_000 },
      // A busy machine may take its time; a test that is right does not wait longer for it.
      expect: { poll: { timeout: 15_000 } },
      ...test,
      exclude: ['**/node_modules/**', '**/dist/**', ...(isDeep ? [] : ['**/*.deep.test.*']), ...exclude],
    },
  } satisfies UserWorkspaceConfig
}
