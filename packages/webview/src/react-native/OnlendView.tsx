import { type ReactElement, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import {
  BackHandler,
  Linking,
  Pressable,
  Share,
  Text,
  useColorScheme,
  useWindowDimensions,
  View,
} from 'react-native'
import { WebView } from 'react-native-webview'
import type { AppMessage, Insets, WebViewToken } from '../messages/appMessages.ts'
import { type PageMessage, type WebViewOutcome, pageMessages } from '../messages/pageMessages.ts'
import { readMessage } from '../messages/readMessage.ts'
import { writeMessage } from '../messages/writeMessage.ts'

/** A file of the page: a statement, a receipt, a table as CSV. */
export type OnlendFile = { name: string; mime: string; base64: string }

/** The sentences over a page that does not come; your app has them in its own languages. */
export type OnlendViewWords = { offline: string; failed: string; retry: string; close: string }

/** The props of `OnlendView`. */
export type OnlendViewProps = {
  /** The origin of your site, such as `https://app.example.com`. Pages of no other origin are shown, and none other gets a token. */
  origin: string
  /** The page, such as `/bare/withdraw`. */
  path: string
  /** Fetches a new token from your server, or `null` when the person is signed out; without it the page has a session of its own. */
  token?: () => Promise<WebViewToken | null>
  /** Closes the view: back at the root, or a way out of a page that does not answer. The operations go on in the relay. */
  onClose: () => void
  /** Opens, saves or shares a file: React Native has no way of its own. */
  onFile: (file: OnlendFile) => void
  /** Prints a document: React Native has no way of its own. */
  onPrint: (document: { title: string; html: string }) => void
  /** Receives the state of each operation. */
  onOutcome?: (outcome: WebViewOutcome) => void
  /** Receives each address, to open there again after the phone ended the app: pass the last one as `path`. */
  onPath?: (path: string) => void
  /** The covered edges, such as `useSafeAreaInsets()`. */
  insets?: Insets
  /** @default the phone's */
  scheme?: 'light' | 'dark'
  words?: OnlendViewWords
}

const english: OnlendViewWords = {
  offline: 'No connection. Nothing that you entered is lost.',
  failed: 'This page could not be opened.',
  retry: 'Try again',
  close: 'Close',
}

/** Milliseconds until a page that does not begin is called offline. */
const loadLimit = 5_000
/** Milliseconds for which a page may think about the back button. */
const backLimit = 1_500
/** Milliseconds between two deaths of a page that make it one that cannot be shown. */
const deathPause = 10_000

type Problem = 'offline' | 'failed' | null

/**
 * Shows a lending page of your site in a React Native app, over `react-native-webview`. The page calls `mountInWebView`.
 *
 * @example
 * export function WithdrawScreen(phone: Pick<OnlendViewProps, 'token' | 'onClose' | 'onFile' | 'onPrint'>) {
 *   return <OnlendView origin="https://app.example.com" path="/bare/withdraw" {...phone} />
 * }
 */
export function OnlendView(props: OnlendViewProps): ReactElement {
  const { origin, path, onClose, insets, words = english } = props
  const latest = useLatest(props)
  const view = useRef<WebView>(null)
  const [life, setLife] = useState({ count: 0, url: origin + path, at: Number.NEGATIVE_INFINITY })
  const [isReady, setIsReady] = useState(false)
  const [problem, setProblem] = useState<Problem>(null)
  /** The address in the view, also of a page that changed it without loading. */
  const url = useRef(life.url)
  const isOwn = (address: string) => address === origin || address.startsWith(`${origin}/`)

  const post = useCallback((message: AppMessage) => {
    const text = JSON.stringify(writeMessage(message))
    view.current?.injectJavaScript(`window.postMessage(${text}, location.origin); true`)
  }, [])
  const begin = () => {
    setIsReady(false)
    setProblem(null)
    setLife(({ count }) => ({ count: count + 1, url: url.current, at: Date.now() }))
  }
  const back = useBackButton({ isReady, post, onClose })
  useLook({ post, isReady, scheme: props.scheme, insets })

  useEffect(() => {
    if (isReady) return
    const timer = setTimeout(() => setProblem((found) => found ?? 'offline'), loadLimit)
    return () => clearTimeout(timer)
  }, [isReady, life.count])

  const answerToken = async (id: string) => {
    const { token } = latest.current
    const issued = await (token ? token().catch(() => 'failed' as const) : null)
    // Meanwhile the view may have left the site.
    if (isOwn(url.current)) post({ type: 'token', id, issued })
  }
  const take = (message: PageMessage) => {
    const { onOutcome, onFile, onPrint } = latest.current
    switch (message.type) {
      case 'ready':
        setIsReady(true)
        return setProblem(null)
      case 'token':
        return void answerToken(message.id)
      case 'back':
        return back.answer(message.id, message.result)
      case 'open':
        return openOutside(message.url)
      case 'file':
        return onFile({ name: message.name, mime: message.mime, base64: message.data })
      case 'share':
        return share(message)
      case 'print':
        return onPrint({ title: message.title, html: message.html })
      case 'connection':
        return setProblem(message.isOnline ? null : 'offline')
      case 'outcome': {
        const { kind, state, operationId } = message
        return onOutcome?.({ kind, state, operationId })
      }
    }
  }
  /** A page that died comes back at its own address; one that dies at once again would go on dying. */
  const revive = () => (Date.now() - life.at < deathPause ? setProblem('failed') : begin())

  return (
    <View style={{ flex: 1 }}>
      <WebView
        key={life.count}
        ref={view}
        source={{ uri: life.url }}
        // Every address, so that the next line decides.
        originWhitelist={['*']}
        onShouldStartLoadWithRequest={({ url: asked, isTopFrame }) => {
          if (isTopFrame === false || isOwn(asked) || asked === 'about:blank') return true
          openOutside(asked)
          return false
        }}
        sharedCookiesEnabled
        setSupportMultipleWindows={false}
        allowsBackForwardNavigationGestures={false}
        allowsInlineMediaPlayback
        mixedContentMode="never"
        // The bridge applies the text size of the system; Android would apply it a second time.
        textZoom={100}
        onNavigationStateChange={(state) => {
          if (!isOwn(state.url)) return
          url.current = state.url
          latest.current.onPath?.(state.url.slice(origin.length) || '/')
        }}
        onMessage={({ nativeEvent }) => {
          const message = isOwn(nativeEvent.url)
            ? readMessage<PageMessage>(nativeEvent.data, pageMessages)
            : null
          if (message) take(message)
        }}
        onError={() => setProblem('offline')}
        onHttpError={({ nativeEvent }) => nativeEvent.statusCode >= 500 && setProblem('failed')}
        onRenderProcessGone={revive}
        onContentProcessDidTerminate={revive}
      />
      {problem && (
        <Notice isOver={!isReady} text={words[problem]} insets={insets}>
          <Action name={words.retry} onPress={isReady && problem === 'offline' ? recheck : begin} />
          <Action name={words.close} onPress={onClose} />
        </Notice>
      )}
    </View>
  )

  /** A page that lives keeps what was typed: it tries its link again. */
  function recheck() {
    post({ type: 'connection', isOnline: true })
  }
}

type BackButton = { isReady: boolean; post: (message: AppMessage) => void; onClose: () => void }

/** Asks the page what the phone's back button closes; a page that does not answer is closed itself. */
function useBackButton(parameters: BackButton) {
  const latest = useLatest(parameters)
  const asked = useRef<{ id: string; timer: ReturnType<typeof setTimeout> } | null>(null)
  const [answer] = useState(() => (id: string, result: 'closed' | 'moved' | 'root') => {
    if (asked.current?.id !== id) return
    clearTimeout(asked.current.timer)
    asked.current = null
    if (result === 'root') latest.current.onClose()
  })
  useEffect(() => {
    let count = 0
    const press = () => {
      const { isReady, post, onClose } = latest.current
      if (!isReady) onClose()
      // A second press waits for the answer to the first.
      if (!isReady || asked.current) return true
      const id = String(++count)
      asked.current = { id, timer: setTimeout(() => answer(id, 'root'), backLimit) }
      post({ type: 'back', id })
      return true
    }
    const subscription = BackHandler.addEventListener('hardwareBackPress', press)
    return () => {
      subscription.remove()
      clearTimeout(asked.current?.timer)
    }
  }, [answer, latest])
  return { answer }
}

type LookParameters = Pick<BackButton, 'isReady' | 'post'> & {
  scheme: 'light' | 'dark' | undefined
  insets: Insets | undefined
}

/** Sends the look of the phone to each page that begins, and each change of it. */
function useLook({ isReady, post, scheme, insets }: LookParameters): void {
  const system = useColorScheme()
  const { fontScale } = useWindowDimensions()
  const shown = scheme ?? (system === 'dark' ? 'dark' : 'light')
  const { top = 0, right = 0, bottom = 0, left = 0 } = insets ?? {}
  useEffect(() => {
    if (!isReady) return
    post({ type: 'look', scheme: shown, textScale: fontScale, insets: { top, right, bottom, left } })
  }, [isReady, post, shown, fontScale, top, right, bottom, left])
}

type NoticeProps = { isOver: boolean; text: string; insets: Insets | undefined; children: ReactNode }

/** Stands over a page that did not come, and above one that lost its link. */
function Notice({ isOver, text, insets, children }: NoticeProps): ReactElement {
  const place = isOver ? { ...whole, flex: 1 } : {}
  return (
    <View
      accessibilityRole="alert"
      style={{ ...bar, ...place, paddingTop: 12 + (insets?.top ?? 0), paddingBottom: 12 }}
    >
      <Text style={{ color: '#1d1d1b', fontSize: 16 }}>{text}</Text>
      <View style={{ flexDirection: 'row', gap: 24 }}>{children}</View>
    </View>
  )
}

function Action({ name, onPress }: { name: string; onPress: () => void }): ReactElement {
  return (
    <Pressable
      accessibilityRole="button"
      onPress={onPress}
      style={{ minHeight: 44, justifyContent: 'center' }}
    >
      <Text style={{ color: '#0b5a46', fontSize: 16, fontWeight: '600' }}>{name}</Text>
    </Pressable>
  )
}

const bar = {
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  gap: 4,
  paddingHorizontal: 20,
  backgroundColor: '#fff7e0',
} as const
const whole = { bottom: 0, justifyContent: 'center' } as const

function openOutside(url: string): void {
  // A phone without a dialler or a mailbox has nowhere to open it.
  if (/^(?:https?|mailto|tel|sms):/.test(url)) Linking.openURL(url).catch(() => undefined)
}

function share({ title, text, url }: { title: string; text: string; url: string }): void {
  // Closing the sheet is no error.
  Share.share({ title, message: [text, url].filter(Boolean).join('\n') }).catch(() => undefined)
}

function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
