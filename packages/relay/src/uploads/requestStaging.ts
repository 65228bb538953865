import type { RelayErrorCode } from '@onlend/core/relay'
import { RelayRefusal } from '../http/index.ts'
import type { UploadsContext } from './UploadsContext.ts'
import { toLoggableName } from './toLoggableName.ts'
import type { UploadContext } from './readUploadOptions.ts'
import type { StagingFile } from './UploadStaging.ts'

/** The relay's code for each refusal of the staging. */
const refusals: Readonly<Record<number, RelayErrorCode>> = {
  404: 'not_found',
  409: 'upload_conflict',
  410: 'not_found',
  413: 'body_too_large',
}

type StagingContext = Pick<UploadsContext, 'logger'> & { uploads: Pick<UploadContext, 'staging'> }

/**
 * Sends a request to the staging. The relay never forwards the text and headers of the answer, which are the library's.
 *
 * @throws RelayRefusal where the staging refuses, and with 503 where it fails.
 */
export async function requestStaging(
  { uploads, logger }: StagingContext,
  file: StagingFile,
  { method, headers, body }: { method: string; headers?: HeadersInit; body?: ReadableStream<Uint8Array> },
): Promise<Headers> {
  // A streamed body requires `duplex`, which the DOM types do not know.
  const streaming = body ? { body, duplex: 'half' } : {}
  const request = new Request('http://staging.invalid/', { method, headers: headers ?? {}, ...streaming })
  const answer = await uploads.staging.handle(request, file).catch((error: unknown) => ({ error }))
  const isAnswer = answer instanceof Response
  // Reads to the end: an unread answer would hold its source open.
  const text = isAnswer ? await answer.text() : ''
  if (isAnswer && answer.ok) return answer.headers
  const code = refusals[isAnswer ? answer.status : 0]
  if (code) throw new RelayRefusal(code)
  const [status, reason] = isAnswer
    ? [answer.status, toLoggableName(text)]
    : [null, toLoggableName(answer.error)]
  logger.error({ event: 'uploads.failed', method, status, reason }, 'the staging of files fails')
  throw new RelayRefusal('store_unavailable')
}
