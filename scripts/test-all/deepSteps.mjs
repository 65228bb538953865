/** What `npm run test:deep` checks beside `npm test`: the same again under other conditions, and what takes minutes. */
export const deepSteps = [
  {
    name: 'builds, packages, samples and unused code',
    weight: 3,
    command: 'turbo run build check:package //#check:samples //#knip --continue --concurrency=2',
  },
  {
    name: 'slow unit tests',
    weight: 3,
    command: 'vitest run --project=node-deep --project=node-scripts --project=node-relay-deep',
    needs: ['builds, packages, samples and unused code'],
  },
  {
    name: 'relay on PostgreSQL',
    weight: 3,
    command: 'vitest run --project=node-relay-postgres',
  },
  {
    name: 'hooks and widgets on React 18, and stories there in plain HTML',
    weight: 3,
    command: 'vitest run --project=dom-react18 --project=browser-react18 --project=storybook-plain-react18',
  },
  {
    name: 'widgets that lose their files',
    weight: 3,
    command: 'vitest run --project=browser-fresh',
  },
  {
    name: 'stories under every look',
    weight: 3,
    command: 'vitest run --project=storybook',
    environment: { STORYBOOK_ACCESS: 'all' },
  },
  interleavings('interleavings in number', '0'),
  {
    // Much of it is waiting for installs: it leaves a core to what runs beside it.
    name: 'apps that use the packed packages, by turns',
    weight: 2,
    command: 'node --import tsx scripts/consumers/main.mjs',
    needs: ['builds, packages, samples and unused code'],
  },
  interleavings('as many others', '1'),
  {
    name: 'slow end-to-end tests',
    weight: 2,
    command: 'pnpm --filter @onlend/app-host run test:e2e --grep @deep',
    needs: ['builds, packages, samples and unused code'],
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
