import { type RelayErrorCode, relayErrors, relayHeaders } from '@onlend/core/relay'

type RefuseOptions = { data?: unknown; headers?: Readonly<Record<string, string>> }

/** Makes the relay's own refusal: its status, and the code that distinguishes it from the service's. */
export function refuse(code: RelayErrorCode, { data = null, headers = {} }: RefuseOptions = {}): Response {
  return Response.json(
    { status: 'error', message: code, data },
    { status: relayErrors[code].status, headers: { ...headers, [relayHeaders.error]: code } },
  )
}
