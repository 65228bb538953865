// Fails when a style sheet of the widgets or of the host app says left or right where the writing direction decides.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findPhysicalDirections } from './findPhysicalDirections.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

for (const folder of ['packages/widgets/src', 'apps/host/src']) {
  for (const name of readdirSync(join(root, folder), { recursive: true })) {
    if (!name.endsWith('.css')) continue
    const file = join(root, folder, name)
    for (const { line, text } of findPhysicalDirections(readFileSync(file, 'utf8'))) {
      console.error(
        `${relative(root, file)}:${line} ${text}\n  Say it by writing direction: inline-start or inline-end.`,
      )
      process.exitCode = 1
    }
  }
}
