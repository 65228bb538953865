import type { LendingClient } from '@onlend/core'
import type { LendingProviderProps, LendingStorage } from '@onlend/hooks'
import type { Sandbox } from '@onlend/sandbox'
import type { RelayDouble } from '@onlend/testing/relay-double'
import type { MemoryLocks } from './createMemoryLocks.ts'
import type { NetworkCondition } from './NetworkCondition.ts'

/** Everything behind one story: a service, a relay, a link between, and the browser's memory. */
export type StoryWorld = {
  /** Tells one world from the next. */
  id: string
  /** `sandbox.advance(3000)` lets a withdrawal settle. */
  sandbox: Sandbox
  relay: RelayDouble
  client: LendingClient
  customerPartnerId: string
  channelPartnerId: string
  storage: LendingStorage
  draftStorage: LendingStorage
  locks: MemoryLocks
  onStepUp: NonNullable<LendingProviderProps['onStepUp']>
  /** The sandbox's clock, in milliseconds since 1970. */
  now: () => number
  setNetwork: (condition: NetworkCondition) => void
  close: () => void
}
