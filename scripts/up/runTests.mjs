import { findPostgres } from '../postgres/findPostgres.mjs'
import { postgresMachine } from '../postgres/postgresMachine.mjs'
import { findRedis } from '../redis/findRedis.mjs'
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
    const postgres = await findPostgres({ environment, machine: postgresMachine({ root, environment }) })
    if ('reason' in postgres) {
      console.warn(`The relay's tests on a PostgreSQL server are LEFT OUT, because ${postgres.reason}.`)
      leftOut = 'relay on PostgreSQL'
    } else await findRedis({ root, environment })
  }
  await installed
  return runHere({
    root,
    environment: { ...environment, CHROMIUM_PATH, STEP_LEFT_OUT: leftOut },
    script: 'scripts/test-all.mjs',
    args: [run, ...options],
  })
}
