import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './runCommand.mjs'

/**
 * Checks a consumer's types with its own TypeScript, strictly and with the declarations of what it uses. A fault in a declaration of
 * neither the consumer nor the kit is not theirs to mend: it is only counted. Throws on every other.
 */
export async function checkTypes({ folder, environment, signal }) {
  if (!existsSync(join(folder, 'tsconfig.json'))) return '-'
  const command = 'node_modules/.bin/tsc --noEmit --strict --skipLibCheck false --pretty false'
  const { output, code } = await runCommand({ folder, environment, command, signal, mayFail: true })
  if (code === 0) return 'ok'
  // A message may go on in indented lines.
  const faults = output.split('\n').filter((line) => /error TS\d+/.test(line))
  const foreign = faults.filter((line) => /^(?:(?:\S*\/)?node_modules\/(?!@onlend\/)|\.\w+\/)/.test(line))
  if (faults.length === 0 || foreign.length < faults.length)
    throw new Error(`\`${command}\` failed:\n${output}`)
  return `ok, ${foreign.length} elsewhere`
}
