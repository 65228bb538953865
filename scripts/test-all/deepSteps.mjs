/** What `npm run test:deep` checks beside `npm test`: the same again under other conditions, and what takes minutes. */
export const deepSteps = [
  {
    name: 'pages for the browser',
    weight: 3,
    command: 'turbo run build --concurrency=2',
  },
  {
    name: 'slow unit tests',
    weight: 3,
    command: 'vitest run --project=node-deep --project=node-relay-deep',
    needs: ['pages for the browser'],
  },
  {
    name: 'relay on PostgreSQL',
    weight: 3,
    command: 'vitest run --project=node-relay-postgres',
  },
  {
    name: 'hooks and widgets on React 18',
    weight: 3,
    command: 'vitest run --project=dom-react18 --project=browser-react18',
  },
  {
    name: 'widgets that lose their files',
    weight: 3,
    command: 'vitest run --project=browser-fresh',
  },
  {
    name: 'stories, each on one React, with one set of components, under one look',
    weight: 3,
    command: 'vitest run --project=story-rows --project=story-rows-react18',
  },
  interleavings('interleavings in number', '0'),
  {
    // Much of it is waiting for installs: it leaves a core to what runs beside it.
    name: 'apps that use the packed packages',
    weight: 2,
    command: 'node --import tsx scripts/consumers/main.mjs',
    needs: ['pages for the browser'],
  },
  interleavings('as many others', '1'),
  {
    name: 'slow end-to-end tests',
    weight: 2,
    command: 'pnpm --filter @onlend/app-host run test:e2e --grep @deep',
    needs: ['pages for the browser'],
  },
]

/** Half of them: it is one test, which uses one core. */
function interleavings(name, share) {
  return {
    ...{ name, weight: 1 },
    command: 'vitest run --project=node-relay packages/relay/test/interleavings/interleavings.test.ts',
    environment: { INTERLEAVINGS_RUNS: '300', INTERLEAVINGS_SHARE: share },
  }
}
