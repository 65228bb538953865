import type { EndpointName } from '@onlend/core/internal'
import type { Clock } from '../lib/Clock.ts'
import type { SecretPatterns } from '../lib/patterns/createSecretPatterns.ts'
import type { Observability } from '../observability/createObservability.ts'
import type { Projection } from './projection/createProjection.ts'
import type { UpstreamTimeouts } from './readTimeouts.ts'
import type { UpstreamOptions } from './UpstreamOptions.ts'
import type { UpstreamTransport } from './UpstreamTransport.ts'

/** The lending service, as far as one relay calls it. */
export type Upstream = {
  readonly baseUrl: string
  readonly apiKey: UpstreamOptions['apiKey']
  readonly transport: UpstreamTransport
  /** How a key is found in an answer. */
  readonly secretsOf: (key: string) => SecretPatterns
  readonly timeouts: UpstreamTimeouts
}

/** The dependencies of a call to the service. */
export type UpstreamContext = Pick<Observability, 'logger' | 'measure' | 'tracer'> & {
  readonly upstream: Upstream
  /** The fields that pass in each endpoint's cut answer. */
  readonly answerFields: ReadonlyMap<EndpointName, Projection>
  readonly clock: Clock
}
