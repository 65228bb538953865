import type { Messages, WidgetMessages } from '../words/Messages.ts'
import words from './ha.json'

/** Every word of the kit in Hausa: `<LendingRoot locale="ha" messages={ha}>`. */
export const ha: Messages = { ha: words }

/** The words of some widgets. They are cut when the package is built: here it is every word. */
export async function loadWords(..._widgets: string[]): Promise<WidgetMessages> {
  return { messages: ha, later: async () => ({}) }
}
