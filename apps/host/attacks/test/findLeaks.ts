import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib'
import { canaries } from '../upstream/canaries.ts'
import type { Exchange } from '../wire/Exchange.ts'

const { apiKey, appKey, sessionSecret, tokenSecret, metricsToken, webhookSecret } = canaries
const inBase64 = Buffer.from(apiKey).toString('base64').replace(/=+$/, '')
const secrets = [apiKey, inBase64, appKey, sessionSecret, tokenSecret, metricsToken, webhookSecret]
const decoders = [gunzipSync, brotliDecompressSync, inflateSync, inflateRawSync]

/** The secrets that stand in what the browser side of a connection received, as it is and after undoing any compression. */
export function findLeaks({ received, answers }: Pick<Exchange, 'received' | 'answers'>): string[] {
  const views = [received, ...answers.flatMap(({ body }) => [body, ...decoded(body)])]
  return secrets.filter((secret) => views.some((view) => view.includes(secret)))
}

function decoded(body: Buffer): Buffer[] {
  return decoders.flatMap((decode) => {
    try {
      return [decode(body)]
    } catch {
      // Not compressed this way, which is what one hopes for.
      return []
    }
  })
}
