import type { Answer, Transport } from '../http/Answer.ts'
import { errorAnswer } from '../http/errorAnswer.ts'
import type { SandboxFault } from './SandboxFault.ts'

/** An answer after a fault: the answer itself, its transport and its delays. */
export type FaultedAnswer = { answer: Answer; transport: Transport; delayMs: number; slowMs: number }

const defaultMs = 2_000

/** Applies a fault that strikes after the service did its work. */
export function applyAnswerFault(answer: Answer, fault: SandboxFault | null): FaultedAnswer {
  const faulted: FaultedAnswer = { answer, transport: 'plain', delayMs: 0, slowMs: 0 }
  switch (fault?.kind) {
    case 'latency':
      return { ...faulted, delayMs: fault.ms ?? defaultMs }
    case 'done-then-reset':
      return { ...faulted, transport: 'reset' }
    case 'done-then-500':
      return { ...faulted, answer: errorAnswer(500, 'Something went wrong on our side') }
    case 'truncated':
      return { ...faulted, transport: 'truncated' }
    case 'malformed-json':
      return { ...faulted, answer: { ...answer, body: `${answer.body.slice(0, -1)},]` } }
    case 'wrong-content-type':
      return {
        ...faulted,
        answer: { ...answer, headers: { ...answer.headers, 'content-type': 'text/plain; charset=utf-8' } },
      }
    case 'gzip':
    case 'brotli':
      return { ...faulted, transport: fault.kind }
    case 'slow-body':
      return { ...faulted, transport: 'slow-body', slowMs: fault.ms ?? defaultMs }
    case 'empty-200':
      return { ...faulted, answer: { status: 200, headers: answer.headers, body: '' } }
    case 'error-200':
      return {
        ...faulted,
        answer: { ...answer, body: answer.body.replace('"status":"success"', '"status":"error"') },
      }
    default:
      return faulted
  }
}
