import type { NoneShape } from '../state/SandboxState.ts'
import type { Answer } from './Answer.ts'
import { errorAnswer } from './errorAnswer.ts'
import { success } from './success.ts'

/** Answers "there is none" in one of the three forms that the API document leaves open (T5, T6). */
export function noneAnswer(shape: NoneShape, message: string): Answer {
  if (shape === 'not-found') return errorAnswer(404, message)
  return success(message, shape === 'null' ? null : [])
}
