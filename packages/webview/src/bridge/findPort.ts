/** Sends a text to the app. */
export type Port = (text: string) => void

type Poster = { postMessage?: unknown } | undefined

/** The places where the phone platforms put their end of the bridge. */
type PhoneWindow = {
  /** Android's `addJavascriptInterface`, Flutter's `addJavaScriptChannel`. */
  OnlendApp?: Poster
  ReactNativeWebView?: Poster
  /** iOS: `WKUserContentController.add(_:name:)`. */
  webkit?: { messageHandlers?: { OnlendApp?: Poster } }
}

/** Finds the app around this page; `null` in a browser and on a server. */
export function findPort(): Port | null {
  if (typeof window === 'undefined') return null
  // The cast names what the app added before the page began.
  const phone = window as PhoneWindow
  const end = phone.OnlendApp ?? phone.ReactNativeWebView ?? phone.webkit?.messageHandlers?.OnlendApp
  if (!hasPost(end)) return null
  // As a method: Android refuses a call without its object.
  return (text) => end.postMessage(text)
}

function hasPost(end: Poster): end is { postMessage: Port } {
  return typeof end?.postMessage === 'function'
}
