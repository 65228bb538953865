import type { EndpointName, FaultKind, SandboxCall, ScenarioName } from '@onlend/sandbox'
import type { LendingOptions } from './LendingOptions.ts'

/**
 * Where the line between the page and the relay breaks: `before` an operation is sent, `after` the relay has answered, so that only the
 * answer is lost, or `offline`, for everything.
 */
export type LendingLineBreak = 'before' | 'after' | 'offline'

/** The fixture `lending`: the service behind the app under test, the line to it, and who is signed in. */
export type LendingFixture = {
  /** The address of the sandbox: opened in a browser, it is the control page. */
  sandboxUrl: string
  /** Begins again with a scenario: the service forgets calls, faults and events. The relay's own ledger stays. */
  reset: (scenario?: ScenarioName) => Promise<void>
  /**
   * Signs a person in, by the `signIn` of `lendingOptions`.
   * @throws Error when there is none.
   */
  signIn: (person?: string) => Promise<void>
  /**
   * Ends what the service has taken on, and waits until the relay has taken the events. Without an outcome it ends as its amount says.
   * @throws Error when nothing is under way, or when the relay did not take an event.
   */
  settle: (outcome?: 'succeeded' | 'failed', reason?: string) => Promise<void>
  /** Moves the service's clock on by milliseconds: what is due happens now. The page's clock is `page.clock`. */
  advance: (ms: number) => Promise<void>
  /** Has the service go wrong at the next calls of an endpoint, or of any with `*`. `ms` is how long `latency` and `slow-body` take. */
  addFault: (
    endpoint: EndpointName | '*',
    fault: FaultKind,
    options?: { times?: number; ms?: number },
  ) => Promise<void>
  /** Breaks the line of the page: for the next operations that it sends (one unless `times` says more), or until `mendLine` when it is `offline`. */
  breakLine: (when: LendingLineBreak, options?: { times?: number }) => Promise<void>
  /** Ends what `breakLine` began. */
  mendLine: () => Promise<void>
  /** The calls that arrived at the service since the test began, oldest first, of one endpoint or of all. */
  calls: (endpoint?: EndpointName) => Promise<SandboxCall[]>
}

/** What a test of `@onlend/testing/playwright` gets beside Playwright's own. */
export type LendingFixtures = {
  lending: LendingFixture
  /** How the service begins, for `test.use({ lendingScenario: 'overdue' })`. @default 'approved' */
  lendingScenario: ScenarioName
}

/** What each worker has: for `defineConfig<LendingFixtures, LendingWorkerFixtures>`. */
export type LendingWorkerFixtures = {
  /** What is under test. */
  lendingOptions: LendingOptions
  /** The servers of this worker. `appUrl` is `null` where the app was not started here. */
  lendingServers: { sandboxUrl: string; appUrl: string | null }
}
