import { enForms } from './enForms.ts'
import { enOperators } from './enOperators.ts'
import { enReads } from './enReads.ts'

/**
 * Every sentence of the kit in English, by key, but those of the bulk widgets: the source for translators, and the keys that `messages` can
 * replace. Widgets load only their own part.
 */
export const en = { ...enReads, ...enForms, ...enOperators } as const
