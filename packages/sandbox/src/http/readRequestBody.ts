import { readExactJson } from '../json/readExactJson.ts'
import type { RequestBody, SandboxFile } from './RequestBody.ts'

/** Reads a request's body whole. What cannot be read becomes a value, since the call still gets recorded. */
export async function readRequestBody(request: Request): Promise<RequestBody> {
  if (request.method === 'GET' || request.method === 'HEAD') return { kind: 'none' }
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return readForm(request)
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

async function readForm(request: Request): Promise<RequestBody> {
  let form: FormData
  try {
    form = await request.formData()
  } catch (error) {
    // a dropped connection is no bad form: it must reach the caller as what it is
    if (request.signal.aborted) throw error
    return { kind: 'unreadable', status: 400, message: 'The request body is not a readable form' }
  }
  const fields = new Map<string, string>()
  const files = new Map<string, SandboxFile>()
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.set(name, value)
    else files.set(name, await describeFile(value))
  }
  return { kind: 'form', fields, files }
}

async function describeFile(file: File): Promise<SandboxFile> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { name: file.name, type: file.type, size: file.size, sha256 }
}
