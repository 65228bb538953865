// Weighs what a host's users load, built with two bundlers, against the budgets. Needs the packages' `dist`.
// `--why` also says which packages the first load is made of.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { budgets } from './budgets.js'
import { formBudgets } from './formBudgets.js'
import { rootBudgets } from './rootBudgets.js'
import { styleBudgets } from './styleBudgets.js'
import { bundleWithEsbuild } from './bundleWithEsbuild.js'
import { bundleWithVite } from './bundleWithVite.js'
import { chunkSizes } from './chunkSizes.js'
import { declarationBudgets, declarationSize } from './declarationSize.js'
import { elementSizes } from './elementSizes.js'
import { entryCode } from './entryCode.js'
import { wordSizes } from './wordSizes.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const widgets = `${root}packages/widgets/dist/`

const rows = []

for (const budget of [...budgets, ...formBudgets, ...rootBudgets]) {
  const { external, from = 'apps/host' } = budget
  const bundle = { code: entryCode(budget), external, resolveFolder: `${root}${from}` }
  const [esbuild, vite] = [
    chunkSizes(await bundleWithEsbuild(bundle)),
    chunkSizes(await bundleWithVite(bundle)),
  ]
  if (process.argv.includes('--why')) {
    const parts = esbuild.why().map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)}`)
    console.log(`${budget.name}, kB before gzip: ${parts.join(', ')}\n`)
  }
  const part = budget.whole ? 'whole' : 'first'
  rows.push({ ...budget, esbuild: esbuild[part], vite: vite[part] })
  for (const { name, chunk, after, limit, goal } of budget.lazy ?? []) {
    const sizes = { esbuild: esbuild.lazy(chunk, after), vite: vite.lazy(chunk, after) }
    rows.push({ name: `  + ${name}`, limit, goal, ...sizes })
  }
}

for (const { name, file, limit, goal } of styleBudgets) {
  const size = gzipSync(await readFile(`${widgets}${file}`), { level: 9 }).length / 1000
  rows.push({ name, limit, goal, esbuild: size, vite: size })
}

for (const { size, ...row } of await wordSizes(`${widgets}locales`))
  rows.push({ ...row, esbuild: size, vite: size })

for (const { size, ...row } of await elementSizes(`${root}packages/elements/dist/browser`))
  rows.push({ ...row, esbuild: size, vite: size })

for (const { name, house, without, limit } of declarationBudgets) {
  const size = await declarationSize(`${root}packages/${house}`, without)
  rows.push({ name, limit, esbuild: size, vite: size })
}

const width = Math.max(...rows.map(({ name }) => name.length))
const figure = (value) => (value === undefined ? 'none' : value.toFixed(1)).padStart(8)
console.log(
  `${'kB after gzip'.padEnd(width)} ${'esbuild'.padStart(8)} ${'vite'.padStart(8)} ${'limit'.padStart(8)}     goal`,
)
for (const { name, esbuild, vite, limit, goal } of rows) {
  // A chunk that is not there is a budget that weighs nothing: the row would pass for ever.
  const isOver = [esbuild, vite].some((size) => size === undefined || size > limit)
  const mark = isOver ? '  OVER' : ''
  console.log(
    `${name.padEnd(width)} ${figure(esbuild)} ${figure(vite)} ${figure(limit)} ${goal ? figure(goal) : ' '.repeat(8)}${mark}`,
  )
  if (isOver) process.exitCode = 1
}
