import { cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

// Run in the sandbox: its packages get the links of the original ones, which are relative, so that each finds the others beside it.
const [original] = process.argv.slice(2)
symlinkSync(join(original, 'node_modules'), 'node_modules')
for (const name of readdirSync('packages')) {
  const links = join('packages', name, 'node_modules')
  if (existsSync(join(original, links)))
    cpSync(join(original, links), links, { recursive: true, verbatimSymlinks: true })
}
