import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { browserProject } from './scripts/vitest/browserProject.ts'
import { domProject } from './scripts/vitest/domProject.ts'
import { nodeProject } from './scripts/vitest/nodeProject.ts'
import { postgresProject } from './scripts/vitest/postgresProject.ts'
import { react18Project } from './scripts/vitest/react18Project.ts'
import { relayTests } from './scripts/vitest/relayTests.ts'
import { storyDomProject } from './scripts/stories/storyDomProject.ts'

const root = import.meta.dirname
const relay = join(root, 'packages/relay')

/** What stands with the scripts and looks at the packages. */
const houseChecks = 'scripts/{manifests,lint/{doors,imports}}/**/*.test.{ts,js,mjs}'

const dom = (name: string, include: string, environment: 'jsdom' | 'happy-dom' = 'jsdom') =>
  domProject({
    ...{ name, root, environment, include: [include] },
    setupFiles: [join(root, 'packages/hooks/test/startClean.ts')],
  })

// A file that another test has fetched cannot be lost any more.
const lostFiles = ['packages/widgets/src/ui/{everyChunk,lostChunks,statusChunk}.browser.test.tsx']

// Anew for each project: two that share a browser's options would share the browser.
const browser = (but: string[] = []) =>
  browserProject({
    name: 'browser',
    root,
    include: [
      'packages/{bulk,core,elements,hooks,widgets}/{src,stories,test}/**/*.browser.test.{ts,tsx}',
      'packages/core/examples/**/*.browser.test.ts',
    ],
    exclude: [...lostFiles, ...but],
    setupFiles: [join(root, 'packages/widgets/test/raiseTimeout.ts')],
  })

/** The stories in Chromium. Reading the showroom takes seconds, which a run of other projects by name does not pay. */
async function storyProjects() {
  const asked = process.argv.filter((argument) => argument.startsWith('--project='))
  if (asked.length > 0 && !asked.some((argument) => argument.includes('story'))) return []
  const { storyProject } = await import('./scripts/stories/storyProject.ts')
  return [
    storyProject({ name: 'storybook', root, stories: 'sample' }),
    // Each story once, on one of two Reacts, with the kit's components or bare HTML in their place, under one look: see `storyRows`.
    storyProject({ name: 'story-rows', root, stories: { react: 19 } }),
    react18Project(storyProject({ name: 'story-rows', root, stories: { react: 18 } }), 'story-rows-react18'),
  ]
}

export default defineConfig({
  test: {
    // The projects share what they have transformed, and so do the runs that follow.
    experimental: { fsModuleCache: true },
    projects: [
      nodeProject({
        name: 'node',
        root,
        include: [
          'packages/{core,create,elements,sandbox,webview,widgets}/{src,contract}/**/*.test.{ts,tsx}',
          'packages/{brand,bulk,hooks,testing}/src/**/*.test.ts',
          houseChecks,
        ],
        exclude: ['**/*.{browser,dom}.test.*'],
        isolate: false,
      }),
      // Run by `npm test` where the scripts have changed.
      nodeProject({
        name: 'node-scripts',
        root,
        include: ['{scripts,apps/bench}/**/*.test.{ts,js,mjs}'],
        exclude: ['**/*.postgres.test.ts', houseChecks],
        isolate: false,
      }),
      nodeProject({
        name: 'node-deep',
        root,
        include: ['{packages,scripts,apps/host/{src,types}}/**/*.deep.test.{ts,tsx,js,mjs}'],
        exclude: ['packages/relay/**', 'scripts/new-endpoint/**'],
        isDeep: true,
      }),
      // This project and `gym` prove tools, by turns: see `dueTools`.
      nodeProject({
        name: 'new-endpoint',
        root,
        include: ['scripts/new-endpoint/*.deep.test.mjs'],
        isDeep: true,
      }),
      // Opening an embedded PostgreSQL is slow, so the files of a worker share one, which every test empties.
      nodeProject({ name: 'drive', root, include: ['packages/widgets/test/forms/anyOrder.drive.ts'] }),
      nodeProject({ name: 'node-relay', root: relay, ...relayTests.pglite, isolate: false }),
      nodeProject({ name: 'node-relay-deep', root: relay, ...relayTests.deep }),
      ...(await postgresProject({ name: 'node-relay-postgres', root: relay, ...relayTests.postgres })),
      // Servers hold connections and databases, which the next file must not meet.
      nodeProject({ name: 'node-servers', root, include: ['apps/*/src/**/*.test.{ts,tsx}'] }),
      // Against the host app as a process, from its built page: needs `apps/host/dist`.
      // They leave sockets in odd states, hence a process, and a power cut in the middle of one means one more start of the host, which is slow on a busy machine.
      nodeProject({
        ...{ name: 'attacks', root, include: ['apps/host/attacks/*.test.ts'] },
        ...{ pool: 'forks', testTimeout: 90_000 },
      }),
      dom(
        'dom',
        'packages/{{brand,bulk,hooks,testing}/src/**/!(*.browser|*.dom).test.tsx,webview/src/**/*.dom.test.ts}',
      ),
      // Widgets, where no layout is the fact.
      dom('dom-widgets', 'packages/{bulk,elements,widgets}/src/**/*.dom.test.{ts,tsx}', 'happy-dom'),
      // Proves the graders of `apps/gym`: ten references green, thirty wrong solutions red.
      dom('gym', 'apps/gym/gym.deep.test.ts'),
      // What renders, that is: the rest knows no React. Of the widgets what depends on how React hears events.
      react18Project(
        dom('dom', 'packages/{{bulk,hooks,testing}/src/**,widgets/src/ui}/!(*.browser|*.dom).test.tsx'),
        'dom-react18',
      ),
      browser(),
      browserProject({
        name: 'browser-fresh',
        root,
        include: lostFiles,
        setupFiles: [join(root, 'packages/widgets/test/raiseTimeout.ts')],
        isolate: true,
      }),
      // The elements bring a React of their own along.
      react18Project(browser(['packages/elements/**']), 'browser-react18'),
      storyDomProject('stories-dom', root),
      ...(await storyProjects()),
    ],
  },
})
