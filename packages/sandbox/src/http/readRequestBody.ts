import { readExactJson } from '../json/readExactJson.ts'
import { type FormPart, readMultipart } from './readMultipart.ts'
import type { RequestBody, SandboxFile } from './RequestBody.ts'

/** Reads the whole body of a request. An unreadable body becomes a value, since the sandbox still records the call. */
export async function readRequestBody(request: Request): Promise<RequestBody> {
  if (request.method === 'GET' || request.method === 'HEAD') return { kind: 'none' }
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return readForm(request, type)
  const text = await request.text()
  if (text === '') return { kind: 'none' }
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    return { kind: 'unreadable', status: 415, message: 'Content-Type must be application/json' }
  }
  try {
    return { kind: 'json', exact: readExactJson(text), plain: JSON.parse(text) }
  } catch {
    return { kind: 'unreadable', status: 400, message: 'The request body is not valid JSON' }
  }
}

async function readForm(request: Request, type: string): Promise<RequestBody> {
  let parts: FormPart[] | null
  try {
    parts = readMultipart(new Uint8Array(await request.arrayBuffer()), type)
  } catch (error) {
    // a dropped connection is no bad form: the caller must get its own error
    if (request.signal.aborted) throw error
    parts = null
  }
  if (parts === null)
    return { kind: 'unreadable', status: 400, message: 'The request body is not a readable form' }
  const fields = new Map<string, string>()
  const files = new Map<string, SandboxFile>()
  for (const { name, file, bytes } of parts) {
    if (file === null) fields.set(name, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
    else files.set(name, { ...file, size: bytes.length, sha256: await digest(bytes) })
  }
  return { kind: 'form', fields, files }
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
