import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'
import { domProject } from '../vitest/domProject.ts'
import { nodeProject } from '../vitest/nodeProject.ts'
import { relayTests } from '../vitest/relayTests.ts'

const root = join(import.meta.dirname, '../..')
const relay = join(root, 'packages/relay')
const alone = { maxWorkers: 1 }
const forgetCoverage = join(import.meta.dirname, 'forgetCoverage.ts')

/** The tests beside the mutated file first: most mutants end there, and the first test that fails ends a run. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [mutated = root] = this.ctx.config.related ?? []
    const steps = ({ moduleId }: TestSpecification) => relative(mutated, moduleId).split('/').length
    return (await super.sort(files)).toSorted((one, other) => steps(one) - steps(other))
  }
}

const node = nodeProject({ name: 'node', root, include: ['packages/core/src/**/*.test.ts'], isolate: false })
// The tests of the modules and of what joins them, without what opens folders, sockets or processes.
const relayNode = nodeProject({
  name: 'node-relay',
  root: relay,
  include: [
    'src/{ledger,inbox,identity,upstream}/**/*.test.ts',
    'src/*.test.ts',
    'test/{sign-in,conformance}/*.test.ts',
  ],
  exclude: [...relayTests.pglite.exclude, '**/restoredBackup.test.ts', '**/canaries.test.ts'],
  isolate: false,
})
const dom = domProject({
  name: 'dom',
  root,
  include: ['packages/hooks/src/{forms,writes,operations}/**/!(*.browser).test.{ts,tsx}'],
  setupFiles: [join(root, 'packages/hooks/test/startClean.ts')],
})

export default defineConfig({
  test: {
    sequence: { sequencer: NearestFirst },
    projects: [node, relayNode, dom].map((project) => ({
      ...project,
      test: {
        ...project.test,
        ...alone,
        setupFiles: [...[project.test.setupFiles ?? []].flat(), forgetCoverage],
      },
    })),
  },
})
