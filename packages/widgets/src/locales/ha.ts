import type { Messages } from '../words/Messages.ts'
import words from './ha.json'

/** The kit's words in Hausa: `<LendingRoot locale="ha" messages={ha}>`. */
export const ha: Messages = { ha: words }
