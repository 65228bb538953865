import type { Answer } from './Answer.ts'
import { answerJson } from './answerJson.ts'

/** Answers with the error envelope. */
export function errorAnswer(status: number, message: string): Answer {
  return answerJson(status, { status: 'error', message })
}
