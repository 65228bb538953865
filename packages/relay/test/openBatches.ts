import { afterEach, expect } from 'vitest'
import { deferred } from './deferred.ts'
import { type TestAnswer, type TestRelay, testRelay } from './testRelay.ts'

const open: TestRelay[] = []
// One that waits would take up what the next test begins.
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ relay }) => relay.close()))
})

/** Makes a relay that is closed after its test. */
export async function openRelay(...given: Parameters<typeof testRelay>): Promise<TestRelay> {
  const relay = await testRelay(...given)
  open.push(relay)
  return relay
}

/** The answer of a service that takes a piece. */
export const ok = (): Response =>
  Response.json({ status: 'success', message: 'Transfer in progress', data: [] })

/** The answer of a service that refuses a piece. */
export function refuse(status: number, headers: Record<string, string> = {}): Response {
  return Response.json({ status: 'error', message: `said ${status}`, data: null }, { status, headers })
}

/** Holds the next pieces up at the service until the gate is opened. */
export function holdPieces(relay: TestRelay): { open: () => void; arrived: () => Promise<void> } {
  const gate = deferred()
  const before = relay.upstream.seen.length
  relay.upstream.answer = async () => {
    await gate.promise
    return ok()
  }
  return {
    open: () => gate.resolve(),
    arrived: () => expect.poll(() => relay.upstream.seen.length).toBe(before + 1),
  }
}

/** Resumes a batch, with a decision about a piece that was held. */
export function resume(
  { send }: Pick<TestRelay, 'send'>,
  decision?: object,
  as: 'uA' | 'uP' = 'uA',
): Promise<TestAnswer> {
  return send('POST', '/batches/batch-0001/resume', { as, body: decision ? { decision } : {} })
}
