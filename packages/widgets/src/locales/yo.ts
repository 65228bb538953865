import type { Messages, WidgetMessages } from '../words/Messages.ts'
import words from './yo.json'

/** Every word of the kit in Yoruba: `<LendingRoot locale="yo" messages={yo}>`. */
export const yo: Messages = { yo: words }

/** The words of some widgets. They are cut when the package is built: here it is every word. */
export async function loadWords(..._widgets: string[]): Promise<WidgetMessages> {
  return { messages: yo, later: async () => ({}) }
}
