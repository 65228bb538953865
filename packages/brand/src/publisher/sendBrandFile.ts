import type { LendingClient } from '@onlend/core'
import { buildPath, fetchWithToken, relayHeader } from '@onlend/core/internal'
import { saveBrandFile } from '@onlend/core/relay'
import { isRecord } from '../isRecord.ts'
import type { StudioWord } from '../studio/useStudioWords.ts'

/**
 * Gives the relay a logo or a font to keep; returns its address for the brand: a path where the relay is on the page's own origin.
 *
 * @throws Error with a sentence for the person.
 */
export async function sendBrandFile(client: LendingClient, file: Blob, t: StudioWord): Promise<string> {
  const url = client.baseUrl + buildPath(saveBrandFile, {})
  const headers = { ...client.headers, [relayHeader]: '1', 'Content-Type': 'application/octet-stream' }
  const signal = AbortSignal.timeout(client.timeouts.upload)
  const init = { method: 'POST', body: file, headers, signal }
  const answer = await fetchWithToken(client, { url, init }).catch(() => null)
  const body: unknown = await answer?.json().catch(() => null)
  const kept = answer?.ok ? saveBrandFile.output.safeParse(body).data : undefined
  if (!kept) {
    const data = isRecord(body) && isRecord(body.data) ? body.data : {}
    if (typeof data.sentence === 'string') throw new Error(data.sentence)
    throw new Error(t(answer?.status === 403 ? 'brandStudio.problem.forbidden' : 'brandStudio.problem.file'))
  }
  const { origin, pathname, href } = new URL(client.baseUrl + kept.path, location.href)
  return origin === location.origin ? pathname : href
}
