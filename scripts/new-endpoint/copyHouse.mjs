import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const house = fileURLToPath(new URL('../..', import.meta.url))
const parts = [
  ...['core', 'hooks', 'relay', 'sandbox', 'testing'].map((name) => `packages/${name}`),
  ...[
    'scripts/vitest',
    'scripts/postgres',
    'scripts/redis',
    'scripts/up',
    'scripts/react18',
    'scripts/lint',
    'biome.json',
    'tsconfig.base.json',
  ],
]

/** The tests of the packages that an endpoint is written in, run from the root. */
const vitestConfig = `import { domProject } from './scripts/vitest/domProject.ts'
import { nodeProject } from './scripts/vitest/nodeProject.ts'

const root = import.meta.dirname
export default {
  cacheDir: root + '/.vite',
  test: {
    maxWorkers: 2,
    projects: [
      nodeProject({ name: 'node', root, include: ['packages/{core,relay,sandbox}/src/**/*.test.ts'], isolate: false }),
      domProject({ name: 'dom', root, include: ['packages/hooks/src/**/*.test.{ts,tsx}'] }),
    ],
  },
}
`

/**
 * Copies the packages that an endpoint is written in to a folder that goes away with the test; they find each other there,
 * and everything else in the house's own `node_modules`. Returns the folder.
 */
export async function copyHouse() {
  const root = await mkdtemp(join(tmpdir(), 'onlend-endpoint-'))
  onTestFinished(() => rm(root, { recursive: true }))
  // What other tests keep beside the dependencies for a while may be gone before it is copied.
  const filter = (path) => !/[\\/](dist|\.turbo|\.data|node_modules[\\/]\.[^\\/]+)$/.test(path)
  for (const part of parts) {
    await cp(join(house, part), join(root, part), { recursive: true, verbatimSymlinks: true, filter })
  }
  await symlink(join(house, 'node_modules'), join(root, 'node_modules'), 'junction')
  await writeFile(join(root, '.gitignore'), 'node_modules\n')
  await writeFile(join(root, 'package.json'), '{ "private": true, "type": "module" }\n')
  await writeFile(join(root, 'vitest.config.ts'), vitestConfig)
  return root
}
