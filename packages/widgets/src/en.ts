import { enForms } from './enForms.ts'
import { enOperators } from './enOperators.ts'
import { enReads } from './enReads.ts'

/**
 * Every sentence of the kit in English, by key, but those of the bulk widgets: what a translator starts from and what `messages` may replace.
 * Widgets load only their own part of it.
 */
export const en = { ...enReads, ...enForms, ...enOperators } as const
