export {
  mountInWebView,
  type MountInWebViewOptions,
  type WebViewBridge,
  type WebViewLook,
} from './mountInWebView.ts'
export type { AppMessage, Insets, WebViewToken } from './messages/appMessages.ts'
export type { PageMessage, WebViewOutcome } from './messages/pageMessages.ts'
