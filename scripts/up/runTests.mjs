import { findServer } from '../servers/findServer.mjs'
import { findBrowser } from './findBrowser.mjs'
import { runHere } from './runHere.mjs'
import { thisMachine } from './thisMachine.mjs'

/**
 * Runs the checks of `npm test` (`quick`) or of `npm run test:deep` (`deep`). The distribution's packages are fetched while the
 * dependencies are. Returns the exit code.
 */
export async function runTests({ root, environment, run, options, installed }) {
  const CHROMIUM_PATH = await findBrowser({
    environment,
    machine: thisMachine({ root, environment, installed }),
  })
  let leftOut = ''
  if (run === 'deep') {
    const postgres = await findServer('postgres', { root, environment })
    if ('reason' in postgres) {
      console.warn(`The relay's tests on a PostgreSQL server are LEFT OUT, because ${postgres.reason}.`)
      leftOut = 'relay on PostgreSQL'
    } else await findServer('redis', { root, environment })
  }
  await installed
  return runHere({
    root,
    environment: { ...environment, CHROMIUM_PATH, STEP_LEFT_OUT: leftOut },
    script: 'scripts/test-all.mjs',
    args: [run, ...options],
  })
}
