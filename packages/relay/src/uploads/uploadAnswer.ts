import type { UploadRecord } from './UploadRecord.ts'

type Answering = { status: 200 | 201 | 204; headers?: Readonly<Record<string, string>> }
type Answered = Required<Answering>

/** Makes a tus answer, which has no body. */
export function uploadAnswer(
  upload: Pick<UploadRecord, 'expiresAt'>,
  { status, headers = {} }: Answering,
): Answered {
  const expires = new Date(upload.expiresAt).toUTCString()
  return { status, headers: { 'Tus-Resumable': '1.0.0', 'Upload-Expires': expires, ...headers } }
}
