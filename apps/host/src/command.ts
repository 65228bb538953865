import { runCommand } from './server/commands/runCommand.ts'

const [name = '', ...args] = process.argv.slice(2)
process.exitCode = await runCommand(name, {
  args,
  variables: process.env,
  print: console.log,
  report: console.error,
})
