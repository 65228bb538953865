import type { Messages, WidgetMessages } from '../words/Messages.ts'
import words from './sw.json'

/** Every word of the kit in Swahili: `<LendingRoot locale="sw" messages={sw}>`. */
export const sw: Messages = { sw: words }

/** The words of some widgets. They are cut when the package is built: here it is every word. */
export async function loadWords(..._widgets: string[]): Promise<WidgetMessages> {
  return { messages: sw, later: async () => ({}) }
}
