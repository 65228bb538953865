import type { UserWorkspaceConfig } from 'vitest/config'
import { sourceConditions } from './sourceConditions.ts'

type DomProjectParameters = {
  name: string
  /** Absolute folder that `include` starts from. */
  root: string
  include?: string[]
}

/** Tests that need a document but no layout: hooks and the testing package, in jsdom. */
export function domProject({ name, root, include }: DomProjectParameters): UserWorkspaceConfig {
  return {
    root,
    resolve: { conditions: sourceConditions.server },
    ssr: { resolve: { conditions: sourceConditions.server, externalConditions: ['@onlend/source'] } },
    test: {
      name,
      environment: 'jsdom',
      include: include ?? ['src/**/*.test.{ts,tsx}'],
      testTimeout: 20_000,
    },
  }
}
