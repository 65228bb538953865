import type { Messages } from '../words/Messages.ts'
import words from './fr.json'

/** The kit's words in French: `<LendingRoot locale="fr" messages={fr}>`. */
export const fr: Messages = { fr: words }
