import { writeJson } from '../json/writeJson.ts'
import type { Answer } from './Answer.ts'

/** Answers with a JSON body. */
export function answerJson(status: number, body: unknown): Answer {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: writeJson(body) }
}
