// The checks of `npm test`, with `deep` those of `npm run test:deep`. Needs the installed dependencies and CHROMIUM_PATH.
import { fileURLToPath } from 'node:url'
import { deepSteps } from './test-all/deepSteps.mjs'
import { quickSteps } from './test-all/quickSteps.mjs'
import { runSteps } from './test-all/runSteps.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const run = process.argv[2] === 'deep' ? 'deep' : 'quick'
const steps = run === 'deep' ? deepSteps : quickSteps(root)

process.exitCode = await runSteps({
  ...{ root, run },
  // Two cores is what a small machine has: a step of weight 2 has two workers, which wait for a database, a page or a timer a third of the time, so
  // that two of them side by side leave no core idle.
  capacity: 4,
  // What this machine cannot run was said before.
  steps: steps.filter(({ name }) => name !== process.env.STEP_LEFT_OUT),
})
