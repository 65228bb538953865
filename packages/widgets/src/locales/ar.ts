import type { Messages } from '../words/Messages.ts'
import words from './ar.json'

/** The kit's words in Arabic: `<LendingRoot locale="ar" messages={ar}>`. */
export const ar: Messages = { ar: words }
