import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a file is one that its package publishes: named by `exports` in package.json, `index.ts` where there is none. */
export function isEntryPoint({ filename, inside }) {
  const manifest = join(filename.slice(0, -inside.length), '../package.json')
  if (!existsSync(manifest)) return inside === 'index.ts'
  return JSON.stringify(JSON.parse(readFileSync(manifest, 'utf8')).exports ?? {}).includes(
    `"./src/${inside}"`,
  )
}
