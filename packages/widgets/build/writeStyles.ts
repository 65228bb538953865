import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildStyles } from './buildStyles.ts'

/** Writes dist/styles.css and dist/styles.layer.css, after the scripts are built. */
const folder = join(import.meta.dirname, '../dist')
const { layered, plain } = buildStyles()
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'styles.css'), plain)
writeFileSync(join(folder, 'styles.layer.css'), layered)
