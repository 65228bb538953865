/**
 * What `npm test` checks: every kind of test, in ten minutes on two cores. What is slow and seldom red is a step of the
 * deep run; a test file joins it by its name, `*.deep.test.ts`, an end-to-end test by the tag `@deep`.
 */
export const quickSteps = [
  {
    name: 'build, types, lint and packages',
    weight: 3,
    command: `turbo run build typecheck lint check:package ${[
      '//#format:check',
      '//#lint:root',
      '//#typecheck:root',
      '//#check:imports',
      '//#check:glossary',
      '//#check:samples',
      '//#check:threats',
      '//#check:traps',
      '//#knip',
      '//#size',
    ].join(' ')} --continue --concurrency=2 --summarize`,
  },
  {
    name: 'unit and contract tests',
    weight: 3,
    command: vitest('node', 'node-relay', 'node-servers', 'dom', 'dom-widgets', 'stories-dom'),
  },
  {
    name: 'browser and story tests',
    weight: 3,
    command: vitest('browser', 'storybook'),
    // Where the deep run follows, it plays every story.
    beforeDeep: { name: 'browser tests', command: vitest('browser') },
  },
  {
    // One host that is asked many small things: it leaves most of a core to what runs beside it.
    name: 'attacks',
    weight: 1,
    command: vitest('attacks'),
    needs: ['build, types, lint and packages'],
  },
  {
    name: 'end to end',
    weight: 2,
    command: 'pnpm --filter @onlend/app-host run test:e2e --grep-invert @deep',
    needs: ['build, types, lint and packages'],
  },
]

/** What of them is left to do where the deep run follows. */
export const quickStepsBeforeDeep = quickSteps.map(({ beforeDeep, ...step }) => ({ ...step, ...beforeDeep }))

function vitest(...projects) {
  return `vitest run ${projects.map((project) => `--project=${project}`).join(' ')}`
}
