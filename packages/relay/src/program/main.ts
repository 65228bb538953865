#!/usr/bin/env node
import { ConfigurationError } from './ConfigurationError.ts'
import { runProgram } from './runProgram.ts'
import { errorName } from '../observability/index.ts'
import type { Serving } from './serve.ts'
import { stopOnSignal } from './stopOnSignal.ts'

let serving: Serving | null = null

stopOnSignal({
  close: async (deadline) => serving?.stop(deadline) ?? { unfinished: [] },
})

try {
  const exitCode = await runProgram({
    given: process.argv.slice(2),
    variables: process.env,
    write: (text) => void process.stdout.write(text),
    onServing: (started) => {
      serving = started
    },
  })
  if (exitCode !== null) process.exitCode = exitCode
} catch (error) {
  // No stack and no message but our own: a library's message may quote an address with a password.
  const lines =
    error instanceof ConfigurationError
      ? error.message.split('\n')
      : [`it could not be started (${errorName(error)})`]
  for (const line of lines) process.stderr.write(`onlend-relay: ${line}\n`)
  process.exitCode = 1
}
