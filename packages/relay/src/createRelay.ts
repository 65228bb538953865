import type { RelayAnswer } from './answers/RelayAnswer.ts'
import { toResponse } from './answers/toResponse.ts'
import { createStreamRegistry } from './events/createStreamRegistry.ts'
import { readBaseUrl } from './forward/readBaseUrl.ts'
import type { Relay } from './Relay.ts'
import type { RelayContext } from './RelayContext.ts'
import type { RelayOptions } from './RelayOptions.ts'
import { handleRequest } from './requests/handleRequest.ts'
import { silentLogger } from './silentLogger.ts'
import { sweepRelay } from './sweepRelay.ts'
import { systemClock } from './systemClock.ts'
import { readWebhookSources } from './webhooks/readWebhookSources.ts'

/**
 * Makes the relay: the only code that meets the secret key. Mount `fetch` in any server that speaks `Request` and `Response`.
 *
 * @throws TypeError when an option is missing or would not be safe.
 */
export function createRelay(options: RelayOptions): Relay {
  const { upstream, environment, mountPath = '', authenticate, authorize, store } = options
  if (typeof authenticate !== 'function')
    throw new TypeError('createRelay needs authenticate: without it nobody is signed in')
  if (!upstream.apiKey) throw new TypeError('createRelay needs upstream.apiKey')
  if (mountPath !== '' && !/^(?:\/[A-Za-z0-9_~-]+)+$/.test(mountPath)) {
    throw new TypeError('mountPath is a path such as /lending, without a slash at its end')
  }
  const events = {
    heartbeat: 15_000,
    sessionCheckInterval: 60_000,
    streamsPerUser: 6,
    retention: 604_800_000,
    ...options.events,
  }
  let isClosing = false
  const callFetch = upstream.fetch ?? ((request: Request) => fetch(request))
  const context: RelayContext = {
    upstream: {
      baseUrl: readBaseUrl(upstream.baseUrl, { allowInsecure: upstream.allowInsecure ?? false }),
      apiKey: upstream.apiKey,
      fetch: (request) => callFetch(request),
      timeouts: { read: 12_000, write: 45_000, upload: 570_000, ...upstream.timeouts },
    },
    environment,
    mountPath,
    authenticate,
    authorize,
    store,
    webhooks: readWebhookSources(options.webhooks ?? {}),
    operations: {
      duplicateWindow: 600_000,
      staleAfter: 86_400_000,
      answerRetention: 86_400_000,
      ...options.operations,
    },
    events,
    inbox: { storeRaw: 'redacted', retention: 2_592_000_000, ...options.inbox },
    origins: options.origins ?? [],
    clock: { ...systemClock, ...options.clock },
    logger: options.logger ?? silentLogger,
    streams: createStreamRegistry(events),
    running: new Set(),
    isClosing: () => isClosing,
  }
  const watch = watchNotices(context)

  const answer = (request: Request): Promise<RelayAnswer> => {
    void watch.start()
    return handleRequest(context, request)
  }

  return {
    answer,
    fetch: async (request) => toResponse(await answer(request)),
    sweep: () => sweepRelay(context),
    async close() {
      isClosing = true
      context.streams.closeAll()
      await Promise.all(context.running)
      await watch.stop()
    },
  }
}

/** Wakes this instance's streams when any instance has added a notice; where that fails, streams look by themselves. */
function watchNotices({ store, streams, clock, logger, isClosing }: RelayContext): {
  start: () => Promise<void>
  stop: () => Promise<void>
} {
  let stopping: Promise<() => Promise<void>> | null = null
  return {
    async start() {
      if (stopping || isClosing()) return
      stopping = store.prepare(clock.now()).then(() => store.onNotice(streams.wake))
      await stopping.catch(() => {
        stopping = null
        logger.warn(
          { event: 'notices.unwatched' },
          'the store cannot announce notices; streams look by themselves',
        )
      })
    },
    async stop() {
      const stop = await stopping?.catch(() => undefined)
      await stop?.()
    },
  }
}
