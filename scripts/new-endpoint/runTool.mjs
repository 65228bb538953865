import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/**
 * Runs a tool of the house, such as `typescript-native` with its `tsc`, in a folder. Resolves to its exit code and what it
 * printed.
 */
export function runTool({ cwd, tool, bin, parameters }) {
  const manifest = require.resolve(`${tool}/package.json`)
  const script = JSON.parse(readFileSync(manifest, 'utf8')).bin[bin]
  // A runner that is started by a runner must not take itself for one of its workers.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(dirname(manifest), script), ...parameters], { cwd, env })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => {
        output += text
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}
