#!/usr/bin/env node
import { parseArgs } from 'node:util'
import ts from 'typescript'
import { CodemodError } from './CodemodError.ts'
import { checkCompiler } from './checkCompiler.ts'
import { runCodemod } from './runCodemod.ts'

const help = `npx @onlend/codemod <folder or file…> [options]

Renames what Onlend has renamed in the TypeScript and JavaScript files of a folder, such as src: entries, components, hooks, types, props and
options, where they come from an import of @onlend/…. Prints what it changed, and what it left to you with the line.

  --check   writes nothing, and exits with 1 where something is to rename or to decide
  --force   writes also where git could not undo it: outside of a repository, or beside changes that are not committed
  --help    prints this
`

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof CodemodError ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<number> {
  const { values, positionals: paths } = readArguments()
  if (values.help) {
    console.log(help)
    return 0
  }
  if (paths.length === 0) throw new CodemodError(help)
  checkCompiler(ts)
  const { check: isCheck, force } = values
  return runCodemod({ paths, isCheck, force, print: (line) => console.log(line) })
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new CodemodError(`${error instanceof Error ? error.message : String(error)}\n\n${help}`)
  }
}
