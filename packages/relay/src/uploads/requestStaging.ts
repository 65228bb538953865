import type { RelayErrorCode } from '@onlend/core/relay'
import { RelayRefusal } from '../http/index.ts'
import type { UploadsContext } from './UploadsContext.ts'
import { toLoggableName } from './toLoggableName.ts'
import type { UploadContext } from './readUploadOptions.ts'
import type { StagingFile } from './UploadStaging.ts'

/** What the staging says to a request that the relay has let through, as the relay says it. */
const refusals: Readonly<Record<number, RelayErrorCode>> = {
  404: 'not_found',
  409: 'upload_conflict',
  410: 'not_found',
  413: 'body_too_large',
}

type StagingContext = Pick<UploadsContext, 'logger'> & { uploads: Pick<UploadContext, 'staging'> }

/**
 * Asks the staging, whose own words and headers go nowhere: they are the library's.
 *
 * @throws RelayRefusal for what it refuses, and with 503 when it fails.
 */
export async function requestStaging(
  { uploads, logger }: StagingContext,
  file: StagingFile,
  { method, headers, body }: { method: string; headers?: HeadersInit; body?: ReadableStream<Uint8Array> },
): Promise<Headers> {
  // Required for a body that is streamed; the DOM types do not know it.
  const streaming = body ? { body, duplex: 'half' } : {}
  const request = new Request('http://staging.invalid/', { method, headers: headers ?? {}, ...streaming })
  const answer = await uploads.staging.handle(request, file).catch((error: unknown) => ({ error }))
  const isAnswer = answer instanceof Response
  // Read to its end: unread, it would hold what it was made from.
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
