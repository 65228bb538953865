import type { Answer } from './Answer.ts'
import { answerJson } from './answerJson.ts'

/** Answers with the usual envelope. */
export function success(message: string, data: unknown, status = 200): Answer {
  return answerJson(status, { status: 'success', message, data })
}
