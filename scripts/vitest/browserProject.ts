import react from '@vitejs/plugin-react'
import type { UserWorkspaceConfig } from 'vitest/config'
import { standInUploads } from '../../packages/hooks/test/standInUploads.ts'
import { chromium } from './chromium.ts'
import { sourceConditions } from './sourceConditions.ts'
import { workers } from './workers.ts'

/** The options of vitest, with the absolute folder that `include` starts from. `isolate: true` gives each file a page in which nothing has been fetched yet. */
type BrowserProjectParameters = NonNullable<UserWorkspaceConfig['test']> & { root: string }

/** Tests that need layout, focus and real events: widgets, in Chromium. */
export function browserProject({ root, ...test }: BrowserProjectParameters) {
  return {
    root,
    plugins: [react(), standInUploads()],
    resolve: { conditions: sourceConditions.client },
    test: {
      browser: chromium(),
      maxWorkers: workers,
      isolate: false,
      testTimeout: 20_000,
      // A busy machine may take its time.
      expect: { poll: { timeout: 15_000 } },
      ...test,
    },
  } satisfies UserWorkspaceConfig
}
