import type { Messages } from '../words/Messages.ts'
import words from './yo.json'

/** The kit's words in Yoruba: `<LendingRoot locale="yo" messages={yo}>`. */
export const yo: Messages = { yo: words }
