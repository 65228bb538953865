export { mountInWebView, type MountInWebViewOptions } from './mountInWebView.ts'
export type { AppMessage, Insets } from './messages/appMessages.ts'
export type { PageMessage } from './messages/pageMessages.ts'
