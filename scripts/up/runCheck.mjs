import { findBrowser } from './findBrowser.mjs'
import { runHere } from './runHere.mjs'
import { thisMachine } from './thisMachine.mjs'

/** Checks what changed since a commit (`--since`, the last one by default), and what stands on it. Returns the exit code. */
export async function runCheck({ root, environment, options, installed }) {
  await installed
  const CHROMIUM_PATH = await findBrowser({
    environment,
    machine: thisMachine({ root, environment, installed }),
  })
  return runHere({
    root,
    environment: { ...environment, CHROMIUM_PATH },
    script: 'scripts/check.mjs',
    args: options,
  })
}
