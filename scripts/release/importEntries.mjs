import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from './runCommand.mjs'

/** Entry points that are not for Node, and why. */
const notForNode = {}

/**
 * Imports every entry point of every package in one Node, where they are installed.
 *
 * @returns How many were imported, and what each of the others threw.
 */
export async function importEntries({ folder, packages }) {
  const entries = packages
    .flatMap(({ manifest }) =>
      Object.keys(manifest.exports ?? {}).map((entry) => manifest.name + entry.slice(1)),
    )
    .filter((entry) => !/\*|\.(?:css|json)$/.test(entry) && !(entry in notForNode))
  const script = join(folder, 'importEntries.mjs')
  await writeFile(
    script,
    `const failed = []
for (const entry of ${JSON.stringify(entries)}) {
  try { await import(entry) } catch (error) { failed.push(entry + ' cannot be imported in Node: ' + error.message.split('\\n')[0]) }
}
console.log(JSON.stringify(failed))
process.exit(0)
`,
  )
  const printed = await runCommand({ cwd: folder, command: process.execPath, args: [script] })
  return { imported: entries.length, failed: JSON.parse(printed.trim().split('\n').at(-1)) }
}
