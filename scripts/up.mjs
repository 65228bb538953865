#!/usr/bin/env node
// `npm start`, `npm run docs`, `npm test`, `npm run test:deep`, `npm run check` and `npm run release:rehearse`. Only what Node itself brings may be imported here: nothing is installed yet.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rehearseRelease } from './release/rehearseRelease.mjs'
import { cleanEnvironment } from './up/cleanEnvironment.mjs'
import { installDependencies } from './up/installDependencies.mjs'
import { runTests } from './up/runTests.mjs'
import { showDocs } from './up/showDocs.mjs'
import { startServers } from './up/startServers.mjs'
import { UpError } from './up/UpError.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command, ...options] = process.argv.slice(2)
const commands = {
  start: startServers,
  docs: showDocs,
  test: (parameters) => runTests({ ...parameters, run: 'quick' }),
  'test:deep': (parameters) => runTests({ ...parameters, run: 'deep' }),
  check: (parameters) => runTests({ ...parameters, run: 'changed' }),
  'release:rehearse': rehearseRelease,
}

try {
  const [major, minor] = process.versions.node.split('.').map(Number)
  // The first that every tool here runs on.
  if (major < 20 || (major === 20 && minor < 19))
    throw new UpError(
      `Onlend needs Node 20.19 or newer; this is Node ${process.version}. Get one from https://nodejs.org`,
    )
  const run = commands[command]
  if (run === undefined)
    throw new UpError(`Say what to do: node scripts/up.mjs ${Object.keys(commands).join(' | ')}`)
  const environment = cleanEnvironment(process.env)
  const installed = installDependencies({ root, environment })
  // What a run prepares meanwhile may fail first.
  installed.catch(() => {})
  process.exitCode = await run({ root, environment, options, installed })
} catch (error) {
  // Only what was foreseen is told in one line; anything else is a fault of these scripts and shows its stack.
  console.error(error instanceof UpError ? error.message : error)
  process.exitCode = 1
}
