import type { RelayAnswer } from './RelayAnswer.ts'

type AnswerOptions = { status?: number; message?: string; headers?: Readonly<Record<string, string>> }

/** The relay's own answer, in the service's envelope. */
export function answerData(
  data: unknown,
  { status = 200, message = 'ok', headers = {} }: AnswerOptions = {},
): RelayAnswer {
  const body = JSON.stringify({ status: 'success', message, data })
  return { status, headers: { ...headers, 'Content-Type': 'application/json' }, body }
}
