import { hasChanged } from './hasChanged.mjs'

/**
 * What `npm test` checks, on two cores; the goal is eight minutes. What is slow and seldom red is a step of the deep run; a test file
 * joins it by its name, `*.deep.test.ts`, an end-to-end test by the tag `@deep`.
 */
export function quickSteps(root) {
  // What a change of the scripts cannot have broken is left to the deep run, which tests them always.
  const scripts = hasChanged(root, /^(?:scripts|apps\/bench)\/|^[^/]+$/) ? ['node-scripts'] : []
  return [
    {
      name: 'types',
      weight: 2,
      command: 'tsc --noEmit --checkers 2',
    },
    {
      name: 'format, lint, words, tables and sizes',
      weight: 1,
      command:
        'biome check . && oxlint && node scripts/lint/check-glossary.mjs && node scripts/tables/write.mjs --check && size-limit',
    },
    {
      name: 'pages for the browser',
      weight: 1,
      command: 'pnpm --filter @onlend/app-host run build',
    },
    {
      name: 'unit and contract tests',
      weight: 3,
      command: vitest('node', ...scripts, 'node-relay', 'node-servers', 'dom', 'dom-widgets', 'stories-dom'),
    },
    {
      // One host that is asked many small things: the unit tests beside it keep most of both cores.
      name: 'attacks',
      weight: 1,
      command: vitest('attacks'),
      needs: ['pages for the browser'],
    },
    {
      name: 'browser and story tests',
      weight: 2,
      command: vitest('browser', 'storybook'),
    },
    {
      name: 'end to end',
      weight: 2,
      command: 'pnpm --filter @onlend/app-host run test:e2e --grep-invert @deep',
      needs: ['pages for the browser'],
    },
  ]
}

function vitest(...projects) {
  return `vitest run ${projects.map((project) => `--project=${project}`).join(' ')}`
}
