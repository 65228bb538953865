import type { LendingClient } from '@onlend/core'
import { type IntentRegistry, createIntentRegistry } from './createIntentRegistry.ts'

// Tied to the client and not to a component: an intent outlives the form that began it.
const registries = new WeakMap<LendingClient, IntentRegistry>()

/** The intents of a client; two providers with one client share them. */
export function getIntents(client: LendingClient): IntentRegistry {
  const registry = registries.get(client) ?? createIntentRegistry(client)
  registries.set(client, registry)
  return registry
}
