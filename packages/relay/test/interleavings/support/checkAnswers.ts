import type { Sent } from './World.ts'
import type { Moment } from './Moment.ts'
import { assertHolds } from './assertHolds.ts'

const taken = ['accepted', 'stale', 'succeeded', 'failed']

/** What people were answered agrees with the ledger. */
export function checkAnswers(moment: Moment, answered: Set<Sent>): void {
  for (const sent of moment.world.sent) {
    if (!sent.answer || answered.has(sent)) continue
    answered.add(sent)
    checkAnswer(moment, sent, sent.answer)
  }
}

function checkAnswer({ world, after }: Moment, sent: Sent, answer: NonNullable<Sent['answer']>): void {
  const { status, code } = answer
  const operation = after.operations.get(`${sent.owner}/${sent.key}`)
  const facts = { answer, operation }
  const wasCalled = world.calls.some((call) => call.sent === sent)
  const isSame = operation?.payload_hash === sent.payloadHash
  if (answer.replayed) assertHolds(!wasCalled, 'A replay makes no call', facts)
  if (status < 300) {
    assertHolds(taken.includes(operation?.state ?? ''), 'A yes stands in the ledger', facts)
    assertHolds(isSame, 'A yes is about what was asked', facts)
  } else if (code === null || code === 'credentials_refused' || code === 'upstream_unreachable') {
    assertHolds(operation?.state === 'rejected', 'A no stands in the ledger', facts)
  } else if (code === 'possible_duplicate' || code === 'store_unavailable') {
    assertHolds(!wasCalled, 'What is held back or not written down is not sent', facts)
  } else if (code === 'idempotency_key_reused') {
    assertHolds(!wasCalled, 'A key of another request is not sent', facts)
    assertHolds(operation !== undefined && !isSame, 'A reused key stands for something else', facts)
  } else {
    const isOpen = code === 'outcome_unknown' || code === 'operation_in_flight'
    assertHolds(isOpen && operation !== undefined, 'What may have been sent stands in the ledger', facts)
  }
}
