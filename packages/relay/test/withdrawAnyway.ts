import type { TestAnswer, TestRelay } from './testRelay.ts'

/** Withdraws as a person does who sees that an equal withdrawal was asked for before, and wants this one as well. */
export async function withdrawAnyway(relay: TestRelay, key: string): Promise<TestAnswer> {
  const answer = await relay.withdraw(key)
  if (answer.code !== 'possible_duplicate') return answer
  // The cast names what the relay sends with that code.
  const { operation } = answer.data as { operation: { id: string } }
  return relay.withdraw(key, {}, { headers: { 'X-Relay-Confirm': `duplicate=${operation.id}` } })
}
