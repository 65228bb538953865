// Checks the built package in this folder as its users will meet it: manifest and files (publint), types (are the types wrong).
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

const { messages, pkg } = await publint({ pkgDir: process.cwd(), strict: true, pack: false })
for (const message of messages) console.log(`${message.type}: ${formatMessage(message, pkg)}`)

const untyped = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).exports).filter((entry) =>
  /\.(css|json)$/.test(entry),
)
const attw = join(
  createRequire(import.meta.url).resolve('@arethetypeswrong/cli/package.json'),
  '../dist/index.js',
)
const args = [attw, '--pack', '.', '--profile', 'esm-only', '--format', 'ascii', '--no-color']
const exclude = untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : []
const { status, stdout } = spawnSync(process.execPath, [...args, ...exclude], { encoding: 'utf8' })
if (status !== 0) console.log(stdout)
process.exitCode = messages.length > 0 || status !== 0 ? 1 : 0
