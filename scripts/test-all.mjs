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
  // Two cores is what a small machine has: steps of weight 3 use both by themselves, others wait for their servers half of the time.
  capacity: 3,
  // What this machine cannot run was said before.
  steps: steps.filter(({ name }) => name !== process.env.STEP_LEFT_OUT),
})
