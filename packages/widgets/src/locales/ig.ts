import type { Messages } from '../words/Messages.ts'
import words from './ig.json'

/** The kit's words in Igbo: `<LendingRoot locale="ig" messages={ig}>`. */
export const ig: Messages = { ig: words }
