import { onTestFinished } from 'vitest'
import type { AppMessage } from '../src/messages/appMessages.ts'
import { type PageMessage, pageMessages } from '../src/messages/pageMessages.ts'
import { readMessage } from '../src/messages/readMessage.ts'
import { writeMessage } from '../src/messages/writeMessage.ts'

/** The app around the page of a test: records what the page sends, and speaks from inside the page as a phone does. */
export function phoneApp() {
  const received: PageMessage[] = []
  Object.assign(window, {
    ReactNativeWebView: {
      postMessage: (text: string) => {
        const message = readMessage<PageMessage>(text, pageMessages)
        if (message) received.push(message)
      },
    },
  })
  onTestFinished(() => void Reflect.deleteProperty(window, 'ReactNativeWebView'))
  const say = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { data, source: window, origin: location.origin, ...from }),
    )
  return {
    received,
    say,
    post: (message: AppMessage) => void say(writeMessage(message)),
    of: <Type extends PageMessage['type']>(type: Type) =>
      received.filter((message): message is Extract<PageMessage, { type: Type }> => message.type === type),
  }
}
