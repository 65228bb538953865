import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { UserWorkspaceConfig } from 'vitest/config'
import { sourceConditions } from '../vitest/sourceConditions.ts'
import { moreWorkers } from '../vitest/workers.ts'
import { readStories } from './readStories.ts'

/** Every story whose play needs no layout, in happy-dom: see `testStories`. */
export function storyDomProject(name: string, root: string): UserWorkspaceConfig {
  return {
    root,
    plugins: [storiesAsTests(root)],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { conditions: sourceConditions.client },
    test: {
      name,
      environment: 'happy-dom',
      pool: 'threads',
      ...moreWorkers,
      // The files of a worker share one document and one module graph: the showroom is loaded once.
      isolate: false,
      setupFiles: [join(root, 'scripts/stories/prepareDom.ts')],
      testTimeout: 20_000,
      env: { NODE_ENV: 'production', STORYBOOK_PLAYED: '1' },
    },
  }
}

/** Lets a file of stories hand itself to `testStories`, below its own lines. */
function storiesAsTests(root: string): Plugin {
  const testStories = fileURLToPath(import.meta.resolve('./testStories.ts'))
  return {
    name: 'onlend-stories-as-tests',
    // After Vitest's own hook, which ends here for a project that is not run.
    config: {
      order: 'post',
      handler() {
        const include = readStories(root)
          .filter(({ tags }) => tags.includes('play-fn') && !tags.includes('needs-browser'))
          .map(({ file }) => file)
        return { test: { include: [...new Set(include)] } }
      },
    },
    transform(code, id) {
      if (!/\.stories\.tsx$/.test(id)) return null
      return {
        code: `${code}\nimport * as __stories from ${JSON.stringify(id)}\nimport { testStories as __test } from ${JSON.stringify(testStories)}\n__test(__stories, ${JSON.stringify(id)})\n`,
        map: null,
      }
    },
  }
}
