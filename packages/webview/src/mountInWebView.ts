import { createTokenSource } from '@onlend/core'
import type { LendingEvent, LendingStorage } from '@onlend/core/client'
import { type AppMessage, type WebViewToken, appMessages } from './messages/appMessages.ts'
import type { PageMessage } from './messages/pageMessages.ts'
import { readMessage } from './messages/readMessage.ts'
import { writeMessage } from './messages/writeMessage.ts'
import { type ReadStore, createStore } from './bridge/createStore.ts'
import { findPort } from './bridge/findPort.ts'
import { goBack } from './bridge/goBack.ts'
import { handOver } from './bridge/handOver.ts'
import { watchConnection } from './bridge/watchConnection.ts'

/** The look that the phone asks for; `null` where it said nothing yet. */
export type WebViewLook = { scheme: 'light' | 'dark' | null; textScale: number }

/** The bridge between this page and the app around it; the first three members are props of `LendingProvider`. */
export type WebViewBridge = {
  /** Returns the app's token, and asks for another shortly before its end and after the relay refused it. */
  getToken: (refused?: string) => Promise<string | null>
  /** Keeps drafts when the phone ends the app behind the camera, which takes `sessionStorage` with it; `null` where the page may not store. */
  draftStorage: LendingStorage | null
  /** Reports the state of each operation to the app. */
  onEvent: (event: LendingEvent) => void
  /** The phone's colour scheme and text size; the bridge has set the size already. */
  look: ReadStore<WebViewLook>
  /** Whether the relay can be reached; the app hears of it as well. */
  isOnline: ReadStore<boolean>
  /** Gives back to the browser what the bridge took. */
  unmount: () => void
}

/** The options of `mountInWebView`. */
export type MountInWebViewOptions = {
  /** The address of the relay in your backend. @default '/lending' */
  relayUrl?: string
}

/**
 * Joins this page and the phone app that shows it: token, back button, links, documents, sharing, printing, look and link. Call it once, before
 * React begins.
 *
 * @returns the bridge; `null` in a browser and on a server, where the page stays as it is.
 * @example
 * const app = mountInWebView()
 * const ofTheApp = app && { getToken: app.getToken, draftStorage: app.draftStorage, onEvent: app.onEvent }
 * const page = <LendingProvider relayUrl="/lending" {...ofTheApp} />
 */
export function mountInWebView({ relayUrl = '/lending' }: MountInWebViewOptions = {}): WebViewBridge | null {
  const port = findPort()
  if (!port) return null
  const send = (message: PageMessage) => port(writeMessage(message))
  const look = createStore<WebViewLook>({ scheme: null, textScale: 1 })
  const isOnline = createStore(true)
  const tokens = createTokenRequests(send)

  const receive = (event: MessageEvent) => {
    // The app speaks from inside this page; a frame or another window does not.
    if (event.source !== window || event.origin !== location.origin) return
    const message = readMessage<AppMessage>(event.data, appMessages)
    if (message?.type === 'token') tokens.settle(message)
    if (message?.type === 'back')
      void goBack().then((result) => send({ type: 'back', id: message.id, result }))
    if (message?.type === 'connection') connection.report(message.isOnline)
    if (message?.type === 'look') look.set(wear(look.get(), message))
  }
  window.addEventListener('message', receive)
  const giveBack = handOver(send)
  const stopReporting = isOnline.subscribe(() => send({ type: 'connection', isOnline: isOnline.get() }))
  // Before the news of a dead link, which the app would take for one of the page before.
  send({ type: 'ready' })
  const connection = watchConnection({ relayUrl, isOnline })
  return {
    getToken: createTokenSource({ fetchToken: tokens.ask }),
    draftStorage: findStorage(),
    onEvent: (event) => {
      if (!('operationId' in event) || event.operationId === null) return
      const [kind = '', state = ''] = event.type.split('.')
      send({ type: 'outcome', kind, state, operationId: event.operationId })
    },
    look,
    isOnline,
    unmount: () => {
      window.removeEventListener('message', receive)
      giveBack()
      stopReporting()
      connection.stop()
    },
  }
}

type Settle = { resolve: (issued: WebViewToken | null) => void; reject: (error: Error) => void }

/** The requests for a token that the app has not answered yet. */
function createTokenRequests(send: (message: PageMessage) => void) {
  const waiting = new Map<string, Settle>()
  let count = 0
  return {
    ask: (signal: AbortSignal) =>
      new Promise<WebViewToken | null>((resolve, reject) => {
        // An answer to the page that died before this one fits none of them.
        const id = `${performance.timeOrigin}:${++count}`
        waiting.set(id, { resolve, reject })
        signal.addEventListener('abort', () => waiting.delete(id))
        send({ type: 'token', id })
      }),
    settle: ({ id, issued }: Extract<AppMessage, { type: 'token' }>) => {
      const request = waiting.get(id)
      waiting.delete(id)
      if (issued === 'failed') request?.reject(new TypeError('The app could not fetch a token.'))
      else request?.resolve(issued)
    },
  }
}

/** Puts the phone's look on the page: its text size and colour scheme, and the covered edges as `--onlend-inset-top` and so on. */
function wear(before: WebViewLook, message: Extract<AppMessage, { type: 'look' }>): WebViewLook {
  const { scheme = before.scheme, insets } = message
  // WCAG asks for twice the size; beyond that a phone shows a word a line.
  const textScale = Math.min(Math.max(message.textScale ?? before.textScale, 0.8), 2)
  const { style } = document.documentElement
  style.setProperty('font-size', textScale === 1 ? '' : `${textScale * 100}%`)
  if (scheme) style.setProperty('color-scheme', scheme)
  for (const [edge, size] of Object.entries(insets ?? {}))
    style.setProperty(`--onlend-inset-${edge}`, `${size}px`)
  return { scheme, textScale }
}

function findStorage(): LendingStorage | null {
  try {
    return window.localStorage
  } catch {
    // Reading the property throws where the app has blocked storage.
    return null
  }
}
