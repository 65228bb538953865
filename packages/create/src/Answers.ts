import type { Framework } from './frameworks/Framework.ts'

/** The answers to all questions. */
export type Answers = {
  framework: Framework
  /** The place of the relay: this app, or an address. */
  relay: 'here' | (string & {})
  /** The source of the page's customer partner: the session, or an id in the page. */
  customerPartner: 'session' | (string & {})
  /** Whether the relay calls a sandbox in its own process, in place of the lending service. */
  hasSandbox: boolean
}
