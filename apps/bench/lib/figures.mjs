import { mkdir, writeFile } from 'node:fs/promises'

/** The figure below which such a share of all lies; `NaN` of none. */
export function quantile(figures, share = 0.5) {
  const sorted = figures.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Three digits or a whole number, as a figure stands in a table. */
export function round(figure) {
  return Math.abs(figure) >= 100 ? Math.round(figure) : Number(figure.toPrecision(3))
}

/** Prints a title, and an object of rows by their names, each an object of cells by their heads. */
export function printTable(title, rows) {
  console.log(`\n${title}`)
  console.table(rows)
}

/** Keeps every figure of a run under `test-results/bench` of the repository. */
export async function keepFigures(name, figures) {
  const folder = new URL('../../../test-results/bench/', import.meta.url)
  await mkdir(folder, { recursive: true })
  await writeFile(new URL(`${name}.json`, folder), `${JSON.stringify(figures, null, 2)}\n`)
}
