import type { Framework } from './frameworks/Framework.ts'

/** What is asked, all of it. */
export type Answers = {
  framework: Framework
  /** Where the relay is: in this app, or at an address. */
  relay: 'here' | (string & {})
  /** Where a page learns for which customer partner it acts: from the session, or an id that stands in the page. */
  customerPartner: 'session' | (string & {})
  /** Whether the relay calls a sandbox in its own process, in place of the lending service. */
  hasSandbox: boolean
}
