// The checks of `npm test`, with `deep` those of `npm run test:deep`. Needs the installed dependencies and CHROMIUM_PATH.
import { fileURLToPath } from 'node:url'
import { deepSteps } from './test-all/deepSteps.mjs'
import { quickSteps, quickStepsBeforeDeep } from './test-all/quickSteps.mjs'
import { runSteps } from './test-all/runSteps.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
// Where the deep run follows, what it asks again, and more of it, is left to it.
const quick = process.env.DEEP_FOLLOWS === '1' ? quickStepsBeforeDeep : quickSteps
const runs = { quick, deep: deepSteps }
const run = Object.hasOwn(runs, process.argv[2]) ? process.argv[2] : 'quick'

process.exitCode = await runSteps({
  root,
  run,
  // Two cores is what a small machine has: steps of weight 3 use both by themselves, others wait for their servers half of the time.
  capacity: 3,
  // What this machine cannot run was said before.
  steps: runs[run].filter(({ name }) => name !== process.env.STEP_LEFT_OUT),
})
if (run === 'quick')
  console.log(`Left to \`npm run test:deep\`: ${deepSteps.map(({ name }) => name).join(', ')}.`)
