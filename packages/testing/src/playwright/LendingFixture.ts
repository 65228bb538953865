import type { EndpointName, FaultKind, SandboxCall, ScenarioName } from '@onlend/sandbox'
import type { LendingOptions } from './LendingOptions.ts'

/**
 * The place at which the line between the page and the relay breaks: `before` the operation is sent, `after` the relay has answered, so that only
 * the answer is lost, or `offline`, for all requests.
 */
export type LendingLineBreak = 'before' | 'after' | 'offline'

/** The fixture `lending`: the service behind the app under test, the line to it, and the signed-in person. */
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
   * Settles the operations that the service has accepted, and waits until the relay has taken the events. Without `outcome` the amount decides.
   * @throws Error when no operation is open, or when the relay did not take an event.
   */
  settle: (outcome?: 'succeeded' | 'failed', reason?: string) => Promise<void>
  /** Moves the service's clock on by milliseconds; events that become due happen now. The page's clock is `page.clock`. */
  advance: (ms: number) => Promise<void>
  /** Makes the service fail at the next calls of an endpoint, or of any with `*`. `ms` is the duration of `latency` and `slow-body`. */
  addFault: (
    endpoint: EndpointName | '*',
    fault: FaultKind,
    options?: { times?: number; ms?: number },
  ) => Promise<void>
  /** Breaks the line of the page: for the next operations that it sends (one unless `times` is higher), or until `mendLine` for `offline`. */
  breakLine: (when: LendingLineBreak, options?: { times?: number }) => Promise<void>
  /** Ends the break that `breakLine` began. */
  mendLine: () => Promise<void>
  /** The calls that arrived at the service since the test began, oldest first, of one endpoint or of all. */
  calls: (endpoint?: EndpointName) => Promise<SandboxCall[]>
}

/** The fixtures that `@onlend/testing/playwright` adds to Playwright's own. */
export type LendingFixtures = {
  lending: LendingFixture
  /** The scenario that the service begins with, for `test.use({ lendingScenario: 'overdue' })`. @default 'approved' */
  lendingScenario: ScenarioName
}

/** The fixtures of each worker, for `defineConfig<LendingFixtures, LendingWorkerFixtures>`. */
export type LendingWorkerFixtures = {
  /** The app or sandbox under test. */
  lendingOptions: LendingOptions
  /** The servers of this worker. `appUrl` is `null` when the fixture did not start the app. */
  lendingServers: { sandboxUrl: string; appUrl: string | null }
}
