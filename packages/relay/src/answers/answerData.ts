type AnswerOptions = { status?: number; message?: string; headers?: Readonly<Record<string, string>> }

/** The relay's own answer, in the service's envelope. */
export function answerData(
  data: unknown,
  { status = 200, message = 'ok', headers = {} }: AnswerOptions = {},
): Response {
  const body = JSON.stringify({ status: 'success', message, data })
  return new Response(body, { status, headers: { ...headers, 'Content-Type': 'application/json' } })
}
