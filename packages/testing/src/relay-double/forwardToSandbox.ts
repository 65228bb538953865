import { parseJson, withoutSecrets } from '@onlend/core/internal'
import type { Sandbox } from '@onlend/sandbox'

type ForwardParameters = {
  sandbox: Sandbox
  apiKey: string
  method: string
  path: string
  body: BodyInit | null
  contentType: string | null
}

/** Calls the service with the key that a browser never sees, and takes the secrets out of what it answers. */
export async function forwardToSandbox(parameters: ForwardParameters): Promise<{
  status: number
  body: string
  contentType: string
  retryAfter: string | null
}> {
  const { sandbox, apiKey, method, path, body, contentType } = parameters
  const headers = new Headers({ Authorization: `Bearer ${apiKey}`, Accept: 'application/json' })
  if (contentType) headers.set('Content-Type', contentType)
  const response = await sandbox.fetch(path, { method, headers, body, redirect: 'error' })
  const text = await response.text()
  return {
    status: response.status,
    body: text.includes('app_key') ? JSON.stringify(withoutSecrets(parseJson(text))) : text,
    contentType: response.headers.get('Content-Type') ?? '',
    retryAfter: response.headers.get('Retry-After'),
  }
}
