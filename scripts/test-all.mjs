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
  // Two cores is what a small machine has: a step of weight 4 uses both by itself, one of weight 2 waits for servers or pages half of the time.
  capacity: 4,
  // What this machine cannot run was said before.
  steps: steps.filter(({ name }) => name !== process.env.STEP_LEFT_OUT),
})
