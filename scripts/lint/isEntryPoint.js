import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a file is one that its package publishes: named by `exports` in package.json, `index.ts` where there is none. */
export function isEntryPoint({ filename, inside }) {
  const manifest = join(filename.slice(0, -inside.length), '../package.json')
  if (!existsSync(manifest)) return inside === 'index.ts'
  const named = JSON.stringify(JSON.parse(readFileSync(manifest, 'utf8')).exports ?? {})
  // A pattern such as `./src/locales/*.ts` names every file of its form.
  const patterns = [...named.matchAll(/"\.\/src\/([^"]*\*[^"]*)"/g)].map(([, pattern]) => pattern.split('*'))
  return (
    named.includes(`"./src/${inside}"`) ||
    patterns.some(([start, end]) => inside.startsWith(start) && inside.endsWith(end))
  )
}
