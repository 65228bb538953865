import type { Answer, Transport } from '../http/Answer.ts'
import { errorAnswer } from '../http/errorAnswer.ts'
import type { SandboxFault } from './SandboxFault.ts'

/** What a fault makes of an answer: the answer itself, the way it travels, how long it takes. */
export type BentAnswer = { answer: Answer; transport: Transport; delayMs: number; slowMs: number }

const defaultMs = 2_000

/** Applies a fault that strikes after the service did its work. */
export function bendAnswer(answer: Answer, fault: SandboxFault | null): BentAnswer {
  const bent: BentAnswer = { answer, transport: 'plain', delayMs: 0, slowMs: 0 }
  switch (fault?.kind) {
    case 'latency':
      return { ...bent, delayMs: fault.ms ?? defaultMs }
    case 'done-then-reset':
      return { ...bent, transport: 'reset' }
    case 'done-then-500':
      return { ...bent, answer: errorAnswer(500, 'Something went wrong on our side') }
    case 'truncated':
      return { ...bent, transport: 'truncated' }
    case 'malformed-json':
      return { ...bent, answer: { ...answer, body: `${answer.body.slice(0, -1)},]` } }
    case 'wrong-content-type':
      return {
        ...bent,
        answer: { ...answer, headers: { ...answer.headers, 'content-type': 'text/plain; charset=utf-8' } },
      }
    case 'gzip':
    case 'brotli':
      return { ...bent, transport: fault.kind }
    case 'slow-body':
      return { ...bent, transport: 'slow-body', slowMs: fault.ms ?? defaultMs }
    case 'empty-200':
      return { ...bent, answer: { status: 200, headers: answer.headers, body: '' } }
    case 'error-200':
      return {
        ...bent,
        answer: { ...answer, body: answer.body.replace('"status":"success"', '"status":"error"') },
      }
    default:
      return bent
  }
}
