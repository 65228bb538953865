#!/usr/bin/env node
import { runProgram } from './runProgram.ts'

try {
  const stop = await runProgram({
    given: process.argv.slice(2),
    variables: process.env,
    print: (text) => void process.stdout.write(text),
    printBeside: (text) => void process.stderr.write(text),
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop?.())
} catch (error) {
  process.stderr.write(
    `onlend-sandbox: ${error instanceof Error ? error.message : 'it could not be started'}\n`,
  )
  process.exitCode = 1
}
