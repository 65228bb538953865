/** The share of this commit: three commits in a row run every test file once. */
const third = `--shard=$(( \${SAMPLE_TURN:-$(git rev-list --count HEAD 2>/dev/null || echo 0)} % 3 + 1 ))/3`

const builds = 'builds, packages, samples and unused code'

/** What `npm run test:deep` checks beside `npm test`: the same again under other conditions, and what takes minutes. */
export const deepSteps = [
  {
    name: builds,
    weight: 4,
    command: 'turbo run build check:package //#check:samples //#knip --continue --concurrency=2',
  },
  {
    name: 'slow unit tests',
    weight: 4,
    command:
      'vitest run --project=node-deep --project=node-scripts --project=node-relay-deep $(node --import tsx scripts/test-all/dueTools.mjs)',
    needs: [builds],
  },
  {
    name: 'relay on PostgreSQL',
    weight: 4,
    command: 'vitest run --project=node-relay-postgres',
  },
  {
    name: 'a third of hooks and widgets on React 18',
    weight: 4,
    command: `vitest run --project=dom-react18 --project=browser-react18 ${third}`,
  },
  {
    name: 'a third of the unit tests, the programs and a withdrawal on Node 24',
    weight: 4,
    command: onNode24(
      'node --version | grep v24',
      `vitest run --project=node --project=node-relay --project=node-servers --project=dom ${third}`,
      'vitest run --project=node --project=node-relay packages/relay/src/program packages/create',
      'pnpm --filter @onlend/app-host run test:e2e withdraw.spec.ts',
    ),
    needs: [builds],
  },
  {
    name: 'widgets that lose their files',
    weight: 4,
    command: 'vitest run --project=browser-fresh',
  },
  {
    name: 'stories, each on one React, with one set of components, under one look',
    weight: 4,
    command: 'vitest run --project=story-rows --project=story-rows-react18',
  },
  {
    name: 'apps that use the packed packages, by turns',
    weight: 4,
    command: 'node --import tsx scripts/consumers/main.mjs',
    needs: [builds],
  },
  {
    name: 'documentation site, with every link, a third of it on a phone',
    weight: 4,
    command:
      'pnpm install --frozen-lockfile --prefer-offline --filter=@onlend/app-docs && pnpm --filter @onlend/app-docs exec tsc --noEmit -p . && pnpm --filter @onlend/app-docs run site && pnpm --filter @onlend/app-docs run check',
    needs: [builds],
  },
  {
    name: 'slow end-to-end tests',
    weight: 4,
    command: 'pnpm --filter @onlend/app-host run test:e2e --grep @deep',
    needs: [builds],
  },
]
/** Commands one after another on the Node that users run, which npx brings: an install for `npm start` must not pay for it. */
function onNode24(...commands) {
  return `npx --yes --package=node@24.21.0 -c '${commands.join(' && ')}'`
}
