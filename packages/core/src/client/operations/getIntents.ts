import type { LendingClient } from '../../transport/LendingClient.ts'
import { getPart } from '../getPart.ts'
import { type IntentRegistry, createIntentRegistry } from './createIntentRegistry.ts'

/** The intents of a client; they outlive the form and the engine that began them, and two engines with one client share them. */
export function getIntents(client: LendingClient): IntentRegistry {
  return getPart(client.ledger.parts, createIntentRegistry, client)
}
