import type { UserWorkspaceConfig } from 'vitest/config'
import { sourceConditions } from './sourceConditions.ts'

type DomProjectParameters = {
  name: string
  /** Absolute folder that `include` starts from. */
  root: string
  include?: string[]
  /** Run before each file. */
  setupFiles?: string[]
}

/** Tests that need a document but no layout: hooks and the testing package, in jsdom. */
export function domProject({
  name,
  root,
  include,
  setupFiles = [],
}: DomProjectParameters): UserWorkspaceConfig {
  return {
    root,
    resolve: { conditions: sourceConditions.server },
    ssr: { resolve: { conditions: sourceConditions.server, externalConditions: ['@onlend/source'] } },
    test: {
      name,
      environment: 'jsdom',
      include: include ?? ['src/**/*.test.{ts,tsx}'],
      setupFiles,
      testTimeout: 20_000,
    },
  }
}
