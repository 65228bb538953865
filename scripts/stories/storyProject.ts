import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import type { UserWorkspaceConfig } from 'vitest/config'
import { findRow } from '../../.storybook/storyRows.ts'
import { chromium } from '../vitest/chromium.ts'
import { sourceConditions } from '../vitest/sourceConditions.ts'
import { workers } from '../vitest/workers.ts'
import { chooseSample } from './chooseSample.ts'
import { leftOut, onlyStories } from './onlyStories.ts'
import type { StoryEntry } from './readStories.ts'

type StoryProjectParameters = { name: string; root: string; stories: 'sample' | { react: 18 | 19 } }

/**
 * Stories as tests, in Chromium. `sample`: as they stand, those of `chooseSample`; with `STORIES=all` all of them, under every look. Else those of `storyRows` with
 * this React.
 */
export function storyProject({ name, root, stories }: StoryProjectParameters): UserWorkspaceConfig {
  const isAll = stories === 'sample' && process.env.STORIES === 'all'
  const choose = (all: readonly StoryEntry[]): readonly StoryEntry[] => {
    if (stories !== 'sample') return all.filter((story) => findRow(story).react === stories.react)
    return isAll ? all : chooseSample(root, all)
  }
  return {
    plugins: [
      onlyStories(root, choose),
      storybookTest({ configDir: join(root, '.storybook'), tags: { exclude: [leftOut] } }),
    ],
    resolve: { conditions: sourceConditions.client },
    test: {
      name,
      browser: chromium(),
      maxWorkers: workers,
      // The files of a worker share one page: each would load the whole showroom anew.
      isolate: false,
      // After the other browser tests: four pages at once on two cores would be slower, and late.
      sequence: { groupOrder: stories === 'sample' ? 1 : stories.react },
      testTimeout: 60_000,
      setupFiles: [
        join(root, 'scripts/stories/prepareBrowser.ts'),
        ...(stories === 'sample' && !isAll ? [] : [join(root, 'scripts/stories/storyAccess.ts')]),
      ],
      env: {
        STORYBOOK_PLAYED: '1',
        STORYBOOK_ROWS: stories === 'sample' ? '' : '1',
        RANDOM_BRANDS: process.env.RANDOM_BRANDS ?? '',
      },
    },
  }
}
