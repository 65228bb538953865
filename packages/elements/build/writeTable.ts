import { writeFileSync } from 'node:fs'
import { printTable } from './printTable.ts'

/** Writes the table of elements anew from the types of the widgets: `pnpm --filter @onlend/elements table`. */
writeFileSync(new URL('../src/table/elementTable.ts', import.meta.url), printTable())
