import type { UserWorkspaceConfig } from 'vitest/config'
import { readTurn } from '../sample/readTurn.ts'
import { moreWorkers } from './moreWorkers.ts'
import { sourceConditions } from './sourceConditions.ts'
import { workers } from './workers.ts'

type NodeProjectParameters = {
  name: string
  /** Absolute folder that `include` starts from. */
  root: string
  include?: string[]
  exclude?: string[]
  /** Whether `include` names the slow tests of the deep run, `*.deep.test.*`, which every other project leaves out. @default false */
  isDeep?: boolean
  /** False shares one module graph among the files of a worker: much faster, for code that keeps nothing global. @default true */
  isolate?: boolean
}

/** Tests that run in Node: core, relay, sandbox, the servers of the apps and the scripts. */
export function nodeProject({
  name,
  root,
  include,
  exclude = [],
  isDeep = false,
  isolate = true,
}: NodeProjectParameters): UserWorkspaceConfig {
  return {
    root,
    resolve: { conditions: sourceConditions.server },
    ssr: { resolve: { conditions: sourceConditions.server, externalConditions: ['@onlend/source'] } },
    test: {
      name,
      environment: 'node',
      pool: 'threads',
      ...(isDeep ? moreWorkers : { maxWorkers: workers }),
      isolate,
      exclude: ['**/node_modules/**', '**/dist/**', ...(isDeep ? [] : ['**/*.deep.test.*']), ...exclude],
      include: include ?? ['{src,contract}/**/*.test.{ts,tsx}'],
      // The turn of the tests that take a third of their cases a run.
      ...(isDeep && { env: { SAMPLE_TURN: String(readTurn(root)) } }),
      // The embedded Postgres needs seconds to start on a busy machine.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // A busy machine may take its time; a test that is right does not wait longer for it.
      expect: { poll: { timeout: 15_000 } },
    },
  }
}
