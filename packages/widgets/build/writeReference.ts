import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeStyleSizes } from './reference/describeStyleSizes.ts'
import { referenceTables } from './reference/referenceTables.ts'

/** Rewrites the tables of the showroom's reference pages from the source: `pnpm reference`. Their diff is reviewed like code. */
const folder = join(import.meta.dirname, '../../../.storybook/docs/tables')
for (const [name, describe] of Object.entries(referenceTables)) writeFileSync(join(folder, name), describe())
writeFileSync(join(folder, 'styleSizes.md'), describeStyleSizes())
