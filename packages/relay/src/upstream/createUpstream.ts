import type { Clock } from '../lib/Clock.ts'
import { createSecretPatterns, type SecretPatterns } from '../lib/patterns/createSecretPatterns.ts'
import type { Observability } from '../observability/createObservability.ts'
import { bodyLimits } from '../http/index.ts'
import { fetchTransport } from './fetchTransport.ts'
import { type MoreAnswerFields, readAnswerFields } from './projection/readAnswerFields.ts'
import { readTimeouts } from './readTimeouts.ts'
import type { UpstreamContext } from './UpstreamContext.ts'
import type { UpstreamOptions } from './UpstreamOptions.ts'
import { OptionError } from '@onlend/core/internal'

type CreateUpstreamOptions = { upstream: UpstreamOptions; answerFields?: MoreAnswerFields }
type Needs = Pick<Observability, 'logger' | 'measure' | 'tracer'> & { clock: Clock }

/**
 * Makes the way to the lending service: the one place that has the key. `askService` calls it once, `forwardRead` passes a read on,
 * and `projectAnswer` cuts an answer to the fields that its reader needs; secrets are taken out of every answer.
 *
 * @throws TypeError for an address, a timeout or a field that cannot be.
 */
export function createUpstream(
  { upstream, answerFields = {} }: CreateUpstreamOptions,
  { clock, logger, measure, tracer }: Needs,
): UpstreamContext {
  const baseUrl = readBaseUrl(upstream.baseUrl, { allowInsecure: upstream.allowInsecure ?? false })
  // Not refused: a gateway may stand there under such a path.
  if (/\/v1$/i.test(new URL(baseUrl).pathname))
    logger.warn(
      { event: 'upstream.version_twice' },
      'upstream.baseUrl ends in /v1, and every path of the service begins with it: calls go to /v1/v1/…; leave it out',
    )
  const timeouts = readTimeouts(upstream.timeouts)
  const callFetch = upstream.fetch ?? ((request: Request) => fetch(request))
  const createTransport = upstream.transport ?? fetchTransport(callFetch)
  const transport = createTransport({ baseUrl, timeouts, limit: bodyLimits.answer, clock })
  return {
    upstream: { baseUrl, apiKey: upstream.apiKey, transport, secretsOf: createSecretCache(), timeouts },
    answerFields: readAnswerFields(answerFields),
    clock,
    logger,
    measure,
    tracer,
  }
}

/** A host may have a key for each partner; with more keys than this, each call costs a little more. */
const rememberedKeys = 32

/** Remembers how to find each key in an answer, since preparing that costs more than the search. */
function createSecretCache(): (key: string) => SecretPatterns {
  const known = new Map<string, SecretPatterns>()
  return (key) => {
    const found = known.get(key)
    if (found) return found
    if (known.size >= rememberedKeys) known.clear()
    const patterns = createSecretPatterns(key)
    known.set(key, patterns)
    return patterns
  }
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Checks the base address of the service once, when the relay is made, and returns it without a slash at its end.
 *
 * @throws TypeError that says what is wrong with it.
 */
function readBaseUrl(baseUrl: string, { allowInsecure }: { allowInsecure: boolean }): string {
  if (!URL.canParse(baseUrl)) throw new OptionError('upstream.baseUrl is not an absolute address')
  const url = new URL(baseUrl)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new OptionError('upstream.baseUrl must be https')
  if (url.protocol === 'http:' && !allowInsecure && !loopback.test(url.hostname)) {
    throw new OptionError(
      'upstream.baseUrl must be https: the key would travel in the clear (set allowInsecure for a closed network)',
    )
  }
  if (url.username || url.password) throw new OptionError('upstream.baseUrl must not hold credentials')
  if (url.search || url.hash) throw new OptionError('upstream.baseUrl must not hold a query or a fragment')
  return url.origin + url.pathname.replace(/\/+$/, '')
}
