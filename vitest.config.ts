import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { attackProject } from './scripts/vitest/attackProject.ts'
import { browserProject } from './scripts/vitest/browserProject.ts'
import { domProject } from './scripts/vitest/domProject.ts'
import { nodeProject } from './scripts/vitest/nodeProject.ts'
import { postgresProject } from './scripts/vitest/postgresProject.ts'
import { react18Project } from './scripts/vitest/react18Project.ts'
import { relayTests } from './scripts/vitest/relayTests.ts'
import { TimesReporter } from './scripts/times/TimesReporter.ts'
import { storyProject } from './scripts/vitest/storyProject.ts'

const root = import.meta.dirname
const relay = join(root, 'packages/relay')

const dom = (name: string, include: string) =>
  domProject({
    ...{ name, root, include: [include] },
    setupFiles: [join(root, 'packages/hooks/src/fixtures/startClean.ts')],
  })

// A file that another test has fetched cannot be lost any more.
const lostFiles = ['packages/widgets/src/ui/{everyChunk,lostChunks,statusChunk}.browser.test.tsx']

// Anew for each project: two that share a browser's options would share the browser.
const browser = (but: string[] = []) =>
  browserProject({
    name: 'browser',
    root,
    include: [
      'packages/{core,elements,hooks,widgets}/src/**/*.browser.test.{ts,tsx}',
      'packages/core/examples/**/*.browser.test.ts',
    ],
    exclude: [...lostFiles, ...but],
    setupFiles: [join(root, 'packages/widgets/src/test-support/raiseTimeout.ts')],
  })

export default defineConfig({
  test: {
    reporters: ['default', new TimesReporter()],
    projects: [
      nodeProject({
        name: 'node',
        root,
        include: [
          'packages/{brand,codemod,core,create,elements,sandbox,widgets}/{src,contract}/**/*.test.{ts,tsx}',
          'packages/{hooks,testing}/src/**/*.test.ts',
          '{scripts,apps/bench}/**/*.test.{ts,js,mjs}',
        ],
        exclude: ['**/*.browser.test.*', '**/*.postgres.test.ts'],
        isolate: false,
      }),
      nodeProject({
        name: 'node-deep',
        root,
        include: ['{packages,scripts}/**/*.deep.test.{ts,tsx,js,mjs}'],
        exclude: ['packages/relay/**'],
        isDeep: true,
      }),
      // Opening an embedded PostgreSQL is slow, so the files of a worker share one, which every test empties.
      nodeProject({ name: 'node-relay', root: relay, ...relayTests.pglite, isolate: false }),
      nodeProject({ name: 'node-relay-deep', root: relay, ...relayTests.deep }),
      ...(await postgresProject({ name: 'node-relay-postgres', root: relay, ...relayTests.postgres })),
      // Servers hold connections and databases, which the next file must not meet.
      nodeProject({ name: 'node-servers', root, include: ['apps/*/src/**/*.test.{ts,tsx}'] }),
      // Against the host app as a process, from its built page: needs `apps/host/dist`.
      attackProject({ root, include: ['apps/host/attacks/*.test.ts'] }),
      dom('dom', 'packages/{hooks,testing}/src/**/!(*.browser).test.tsx'),
      // What renders, that is: the rest knows no React. Of the widgets what depends on how React hears events.
      react18Project(
        dom('dom', 'packages/{{hooks,testing}/src/**,widgets/src/ui}/!(*.browser).test.tsx'),
        'dom-react18',
      ),
      browser(),
      browserProject({
        name: 'browser-fresh',
        root,
        include: lostFiles,
        setupFiles: [join(root, 'packages/widgets/src/test-support/raiseTimeout.ts')],
        isolate: true,
      }),
      // The elements bring a React of their own along.
      react18Project(browser(['packages/elements/**']), 'browser-react18'),
      storyProject({ name: 'storybook', root }),
      // What a host may replace, replaced by bare HTML: nothing may depend on the kit's own components. On React 18, whose own run of the kit's
      // components is that of the browser tests: one run of all stories answers both questions.
      react18Project(
        storyProject({ name: 'storybook', root, adapter: 'plain', groupOrder: 2 }),
        'storybook-plain-react18',
      ),
    ],
  },
})
