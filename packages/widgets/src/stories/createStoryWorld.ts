import { clearLendingData } from '@onlend/hooks'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { createMemoryLocks } from './createMemoryLocks.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'
import type { LendingParameters } from './LendingParameters.ts'
import { setOnline } from './setOnline.ts'
import type { StoryWorld } from './StoryWorld.ts'
import { throughNetwork } from './throughNetwork.ts'

const tick = 250

/** Makes a world of its own for one story and brings it to where the story begins. */
export async function createStoryWorld(id: string, parameters: LendingParameters = {}): Promise<StoryWorld> {
  const {
    scenario = 'approved',
    customerPartnerId = 'cp_adaeze',
    faults = [],
    clock = 'still',
    prepare,
    snapshot,
  } = parameters
  // Files wait in the browser's own database, where those of the story before would be found.
  void clearLendingData()
  const sandbox = createSandbox({
    scenario,
    clock: manualClock(),
    ...(snapshot === undefined ? {} : { snapshot }),
  })
  for (const rule of faults) sandbox.faults.add(rule)
  const relay = createRelayDouble(sandbox, {
    // What a partner's details hide until they are asked for reaches a page whose host has let it through.
    answerFields: { getCustomerPartner: 'all' },
    ...parameters.relay,
  })
  let condition = parameters.network ?? 'fast'
  const client = relay.createClient({
    fetch: throughNetwork(relay.fetch, () => condition),
    // A reader who picks "never answers" should not wait a minute to see what a person would.
    timeouts: { read: 4_000, write: 6_000 },
    retries: { attempts: 0 },
  })
  const timer = clock === 'running' ? setInterval(() => void sandbox.advance(tick), tick) : undefined

  const world: StoryWorld = {
    id,
    sandbox,
    relay,
    client,
    customerPartnerId,
    channelPartnerId: 'chp_harbour',
    storage: createMemoryStorage(),
    draftStorage: createMemoryStorage(),
    locks: createMemoryLocks(),
    onStepUp: parameters.onStepUp ?? (async () => null),
    now: sandbox.clock.now,
    setNetwork: (next) => {
      condition = next
      setOnline(next !== 'offline')
    },
    close: () => {
      clearInterval(timer)
      setOnline(true)
      relay.close()
      sandbox.close()
    },
  }
  await prepare?.(world)
  world.setNetwork(condition)
  return world
}
