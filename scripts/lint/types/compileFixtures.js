import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'

const require = createRequire(import.meta.url)

/**
 * Compiles the project in a folder with the compiler of this house, and returns what it says: for each error its file, its line and its whole
 * message. A fixture is full of errors, so a compile that fails is not a failure here.
 */
export async function compileFixtures(folder) {
  const compiler = join(dirname(require.resolve('typescript-native/package.json')), 'bin/tsc')
  const parameters = [compiler, '--noEmit', '--pretty', 'false', '-p', folder]
  const output = await promisify(execFile)(process.execPath, parameters, { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
  )
  return output
    .split(/^(?=\S)/m)
    .map((text) => /^(.+)\((\d+),\d+\): error (TS\d+: .*)$/s.exec(text.trim()))
    .filter((match) => match !== null)
    .map(([, file, line, message]) => ({ file: basename(file), line: Number(line), message }))
}
