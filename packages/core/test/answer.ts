/** For tests: a JSON answer of the service. */
export function answer(body: unknown, init: ResponseInit = {}): Response {
  const headers = { 'Content-Type': 'application/json', ...init.headers }
  return new Response(JSON.stringify(body), { ...init, headers })
}
