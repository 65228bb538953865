import type { LendingClient } from '../../transport/LendingClient.ts'
import { getSingleton } from '../getSingleton.ts'
import { type IntentRegistry, createIntentRegistry } from './createIntentRegistry.ts'

/** The intents of a client; they outlive the form and the engine that began them, and two engines with one client share them. */
export function getIntents(client: LendingClient): IntentRegistry {
  return getSingleton(client.ledger.parts, createIntentRegistry, client)
}
