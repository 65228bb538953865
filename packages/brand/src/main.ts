#!/usr/bin/env node
import { runChecks } from './runChecks.ts'

const help = `npx @onlend/brand check <file…>

Checks white-label brands (a tenant's file, or a theme alone) as the relay and the widgets will read them.
Prints each problem with its place in the file, the reason and what to do. Exits with 1 where there is an error.
`

const [command, ...files] = process.argv.slice(2)
if (command === '--help' || command === '-h') console.log(help)
else if (command !== 'check' || files.length === 0) {
  console.error(help)
  process.exitCode = 1
} else process.exitCode = await runChecks(files, (line) => console.log(line))
