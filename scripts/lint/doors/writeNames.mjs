// Writes down the public names of every package, door by door, which a test compares: `pnpm names`.
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describeDoors, houses } from './describeDoors.js'

const packages = fileURLToPath(new URL('../../../packages', import.meta.url))
const names = fileURLToPath(new URL('names', import.meta.url))

await mkdir(names, { recursive: true })
for (const house of houses) await writeFile(`${names}/${house}.txt`, describeDoors(packages, house))
