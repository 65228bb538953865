import { check } from './check.ts'
import type { Shapes } from './readMessage.ts'

/** The news of an operation: names and an id, never an amount, a name or an account number. The relay's ledger is the truth. */
export type WebViewOutcome = {
  /** The kind of the operation, such as `withdraw`. */
  kind: string
  /** The state of the operation, such as `accepted`, `unknown`, `succeeded` or `reversed`. */
  state: string
  operationId: string
}

/** A message of the page to the app. */
export type PageMessage =
  /** The page listens: the app sends its look now. */
  | { type: 'ready' }
  /** The page asks for a new token of the relay. */
  | { type: 'token'; id: string }
  /** The answer to `back`: the page closed a layer or a step, went back in its history, or is at its root, where the app decides. */
  | { type: 'back'; id: string; result: 'closed' | 'moved' | 'root' }
  /** An address for the phone's browser, dialler or mail. */
  | { type: 'open'; url: string }
  /** A file to open, save or pass on, in base64. */
  | { type: 'file'; name: string; mime: string; data: string }
  | { type: 'share'; title: string; text: string; url: string }
  /** A document to print: the markup of the page without scripts. */
  | { type: 'print'; title: string; html: string }
  /** Whether the relay can be reached. */
  | { type: 'connection'; isOnline: boolean }
  | ({ type: 'outcome' } & WebViewOutcome)

/** The shapes of the page's messages, for `readMessage`. */
export const pageMessages: Shapes<PageMessage> = {
  ready: {},
  token: { id: check.text },
  back: { id: check.text, result: check.oneOf('closed', 'moved', 'root') },
  open: { url: check.text },
  file: { name: check.text, mime: check.text, data: check.text },
  share: { title: check.text, text: check.text, url: check.text },
  print: { title: check.text, html: check.text },
  connection: { isOnline: check.flag },
  outcome: { kind: check.text, state: check.text, operationId: check.text },
}
