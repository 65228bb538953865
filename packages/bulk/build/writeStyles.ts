import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildStyles } from './buildStyles.ts'

/** Writes dist/styles.css and dist/styles.layer.css after the scripts are built. */
const folder = join(import.meta.dirname, '../dist')
const { plain, layered } = buildStyles()

writeFileSync(join(folder, 'styles.css'), plain)
writeFileSync(join(folder, 'styles.layer.css'), layered)
