#!/usr/bin/env node
import { ConfigurationError } from './ConfigurationError.ts'
import { runProgram } from './runProgram.ts'
import { errorName } from '../observability/index.ts'
import type { Serving } from './serve.ts'

let serving: Serving | null = null
let isStopping = false
let code = 0

/** The program stops once for any number of signals, so that a second one ends no write that is being recorded. */
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  const isDone = await serving?.stop().catch(() => false)
  process.exit(isDone === false ? 1 : code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    code = 1
    // Node would print the message, and with it data that was being read.
    const line = {
      level: 'error',
      time: new Date().toISOString(),
      event: `program.${event}`,
      name: errorName(error),
    }
    process.stderr.write(`${JSON.stringify(line)}\n`)
    void stop()
  })
}

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
