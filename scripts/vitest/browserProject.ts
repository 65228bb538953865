import react from '@vitejs/plugin-react'
import type { UserWorkspaceConfig } from 'vitest/config'
import { chromium } from './chromium.ts'
import { sourceConditions } from './sourceConditions.ts'
import { standInUploads } from './standInUploads.ts'
import { workers } from './workers.ts'

type BrowserProjectParameters = {
  name: string
  /** Absolute folder that `include` starts from. */
  root: string
  include?: string[]
  /** Run before each file. */
  setupFiles?: string[]
}

/** Tests that need layout, focus and real events: widgets, in Chromium. */
export function browserProject({
  name,
  root,
  include,
  setupFiles = [],
}: BrowserProjectParameters): UserWorkspaceConfig {
  return {
    root,
    plugins: [react(), standInUploads()],
    resolve: { conditions: sourceConditions.client },
    test: {
      name,
      browser: chromium(),
      maxWorkers: workers,
      isolate: false,
      include: include ?? ['src/**/*.browser.test.{ts,tsx}'],
      setupFiles,
      testTimeout: 20_000,
    },
  }
}
