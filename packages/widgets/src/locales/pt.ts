import type { Messages } from '../words/Messages.ts'
import words from './pt.json'

/** The kit's words in Portuguese: `<LendingRoot locale="pt" messages={pt}>`. */
export const pt: Messages = { pt: words }
