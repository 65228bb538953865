// Everything `npm test` checks. Needs the installed dependencies and, for the browser tests, CHROMIUM_PATH.
import { fileURLToPath } from 'node:url'
import { runSteps } from './test-all/runSteps.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

process.exitCode = await runSteps({
  root,
  // Two cores is what a small machine has: steps of weight 1 run in pairs, those of weight 2 use both by themselves.
  capacity: 2,
  steps: [
    {
      name: 'build and types',
      weight: 1,
      command: 'turbo run build typecheck --continue --concurrency=2 --output-logs=errors-only',
    },
    { name: 'format', weight: 1, command: 'biome check .' },
    { name: 'lint', weight: 1, command: 'eslint .' },
    { name: 'styles', weight: 1, command: 'node scripts/lint/check-styles.mjs' },
    { name: 'threat model', weight: 1, command: 'node scripts/threats/check.mjs' },
    { name: 'types of scripts', weight: 1, command: 'tsc --noEmit' },
    { name: 'unused code', weight: 1, command: 'knip --no-config-hints' },
    {
      name: 'package checks',
      weight: 1,
      command: 'node scripts/check-packages.mjs',
      needs: ['build and types'],
    },
    {
      name: 'size budgets',
      weight: 1,
      command: 'node scripts/size/size.mjs',
      showOutput: true,
      needs: ['build and types'],
    },
    { name: 'unit, browser and story tests', weight: 2, command: "vitest run --project='!attacks'" },
    {
      name: 'attacks',
      weight: 2,
      command: 'vitest run --project=attacks',
      showOutput: true,
      needs: ['build and types'],
    },
    {
      name: 'end to end',
      weight: 2,
      command: 'pnpm --filter @onlend/app-host run test:e2e',
      needs: ['build and types'],
    },
  ],
})
