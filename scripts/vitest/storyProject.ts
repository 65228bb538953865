import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import type { UserWorkspaceConfig } from 'vitest/config'
import { chromium } from './chromium.ts'
import { sourceConditions } from './sourceConditions.ts'
import { workers } from './workers.ts'

type StoryProjectParameters = {
  name: string
  root: string
  /** What stands in the slots. Stories tagged `own-look` are about the kit's own components and are left out with another. */
  adapter?: 'default' | 'plain'
  /** Projects of one group run side by side, groups one after the other. @default 1 */
  groupOrder?: number
}

/** Every story as a test, in Chromium. */
export function storyProject({
  name,
  root,
  adapter = 'default',
  groupOrder = 1,
}: StoryProjectParameters): UserWorkspaceConfig {
  // What the slots may break is told by what is done with them: a story that nothing plays is looked at once, with the kit's own.
  const tags = adapter === 'default' ? {} : { include: ['play-fn'], exclude: ['own-look'] }
  // Colours, room and direction are the stylesheet's, so one look at them is enough.
  const access =
    adapter === 'default'
      ? {
          setupFiles: [join(root, 'scripts/vitest/storyAccess.ts')],
          globalSetup: [join(root, 'scripts/vitest/countAccess.ts')],
        }
      : {}
  return {
    plugins: [storybookTest({ configDir: join(root, '.storybook'), tags })],
    resolve: { conditions: sourceConditions.client },
    test: {
      name,
      browser: chromium(),
      maxWorkers: workers,
      // The files of a worker share one page: each would load the whole showroom anew.
      isolate: false,
      // After the other browser tests: four pages at once on two cores would be slower, and late.
      sequence: { groupOrder },
      testTimeout: 60_000,
      ...access,
      env: { STORYBOOK_ADAPTER: adapter, STORYBOOK_ACCESS: process.env.STORYBOOK_ACCESS ?? '' },
    },
  }
}
