import type { Messages } from '../words/Messages.ts'
import words from './sw.json'

/** The kit's words in Swahili: `<LendingRoot locale="sw" messages={sw}>`. */
export const sw: Messages = { sw: words }
