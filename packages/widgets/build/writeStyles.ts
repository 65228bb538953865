import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildStyles } from './buildStyles.ts'
import { buildWidgetStyles } from './buildWidgetStyles.ts'
import type { CompiledStyles } from './compileStyles.ts'

/** Writes dist/styles.css and dist/styles.layer.css, and under dist/styles a pair for each widget, after the scripts are built. */
const folder = join(import.meta.dirname, '../dist')

function write(name: string, { plain, layered }: CompiledStyles): void {
  writeFileSync(join(folder, `${name}.css`), plain)
  writeFileSync(join(folder, `${name}.layer.css`), layered)
}

mkdirSync(join(folder, 'styles'), { recursive: true })
write('styles', buildStyles())
for (const [entry, styles] of buildWidgetStyles()) write(`styles/${entry}`, styles)
