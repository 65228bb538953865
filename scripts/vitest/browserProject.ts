import react from '@vitejs/plugin-react'
import type { UserWorkspaceConfig } from 'vitest/config'
import { chromium } from './chromium.ts'
import { sourceConditions } from './sourceConditions.ts'
import { standInUploads } from '../../packages/hooks/test/standInUploads.ts'
import { workers } from './workers.ts'

type BrowserProjectParameters = {
  name: string
  /** Absolute folder that `include` starts from. */
  root: string
  include?: string[]
  exclude?: string[]
  /** Run before each file. */
  setupFiles?: string[]
  /** Whether each file gets a page in which nothing has been fetched yet. @default false */
  isolate?: boolean
}

/** Tests that need layout, focus and real events: widgets, in Chromium. */
export function browserProject({
  name,
  root,
  include,
  exclude = [],
  setupFiles = [],
  isolate = false,
}: BrowserProjectParameters): UserWorkspaceConfig {
  return {
    root,
    plugins: [react(), standInUploads()],
    resolve: { conditions: sourceConditions.client },
    test: {
      name,
      browser: chromium(),
      maxWorkers: workers,
      isolate,
      include: include ?? ['src/**/*.browser.test.{ts,tsx}'],
      exclude,
      setupFiles,
      testTimeout: 20_000,
      // A busy machine may take its time.
      expect: { poll: { timeout: 15_000 } },
    },
  }
}
