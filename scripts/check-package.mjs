// Checks the built package in this folder as its users will meet it: manifest and files (publint), types (are the types wrong).
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

const run = promisify(execFile)
const attw = join(
  createRequire(import.meta.url).resolve('@arethetypeswrong/cli/package.json'),
  '../dist/index.js',
)

const folder = process.cwd()
for (const problem of [...(await checkManifest(folder)), ...(await checkTypes(folder))]) {
  console.log(problem)
  process.exitCode = 1
}

async function checkManifest(pkgDir) {
  const { messages, pkg } = await publint({ pkgDir, strict: true, pack: false })
  return messages.map((message) => `${message.type}: ${formatMessage(message, pkg)}`)
}

async function checkTypes(cwd) {
  const { exports } = JSON.parse(await readFile(join(cwd, 'package.json'), 'utf8'))
  const untyped = Object.keys(exports).filter((entry) => /\.(css|json)$/.test(entry))
  const exclude = untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : []
  try {
    await run(
      process.execPath,
      [attw, '--pack', '.', '--profile', 'esm-only', '--format', 'ascii', '--no-color', ...exclude],
      { cwd },
    )
    return []
  } catch (error) {
    return [`${error.stdout}${error.stderr}`.trim()]
  }
}
