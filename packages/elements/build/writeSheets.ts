import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Puts the text of the kit's style sheets into the built modules that hand them on: not every bundler reads a sheet as text. */
const folder = join(import.meta.dirname, '../dist/styles')

for (const [name, sheet] of [
  ['kitSheet', '@onlend/widgets/styles.css'],
  ['bulkSheet', '@onlend/bulk/styles.css'],
] as const) {
  const file = join(folder, `${name}.js`)
  if (!existsSync(file)) throw new Error(`${file} is not there: build the scripts first.`)
  const css = readFileSync(fileURLToPath(import.meta.resolve(sheet)), 'utf8')
  writeFileSync(file, `export const ${name} = ${JSON.stringify(css)};\n`)
}
