/** What the host backend is told through its environment. */
export type HostEnvironment = {
  lendingApiUrl: string
  lendingApiKey: string
  lendingEnvironment: 'sandbox' | 'production'
  /** A folder for the relay's ledger. */
  dataDir: string
  sessionSecret: string
  webhookSecret: string
  /** A JSON list of the people who may sign in; the demo people when absent. */
  usersFile: string | null
  /** Where the sandbox's control page is, for a link in the demo. */
  sandboxControlUrl: string | null
  hostname: string
  port: number
}
