import type { Messages, WidgetMessages } from '../words/Messages.ts'

/** Words, and how the rest of them is fetched where they are those of some widgets. */
export type DividedMessages = { messages: Messages; later?: WidgetMessages['later'] }

/** Tells the words of some widgets, which come in two parts, from a whole catalogue. No language is called `later`. */
export function divideMessages(words: Messages | WidgetMessages): DividedMessages {
  return isDivided(words) ? words : { messages: words }
}

function isDivided(words: Messages | WidgetMessages): words is WidgetMessages {
  return typeof words['later'] === 'function'
}
