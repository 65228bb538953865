import { mountInWebView } from '@onlend/webview'

/** The phone app around this page; `null` in a browser and on a server. The page has its own session, so it needs no token of the app. */
export const phoneApp = mountInWebView()
