import type { LendingClientOptions } from '@onlend/core'
import { relayHeaders } from '@onlend/core/relay'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
// An import by path and not by name: the testing package depends on this one, and only the tests of this one need it.
import {
  type RelayDouble,
  type RelayDoubleOptions,
  createRelayDouble,
} from '../../testing/src/relay-double/index.ts'
import {
  type Lending,
  type LendingEvent,
  type LendingLocks,
  type LendingProviderProps,
  LendingProvider,
  useLending,
} from '../src/index.ts'
import type { UploadEvent } from '@onlend/core/client/uploads'
import type { UseUploadsParameters, UseUploadsReturnType } from '../src/uploads/useUploads.ts'
import { useUploads } from '../src/uploads/useUploads.ts'
import { makeFile } from './makeFile.ts'

/** A request as the relay saw it. */
type Seen = { method: string; bytes: number; offset: number | null }

/** A tab in front of a relay double. */
type Tab = {
  uploads: () => UseUploadsReturnType
  lending: () => Lending
  events: UploadEvent[]
  /** Adds a file to the bank statements, and waits until the relay has it. */
  stage: (name: string) => Promise<void>
  /** Adds a file to the bank statements, which waits on the device. */
  hold: (name: string) => Promise<void>
  rerender: (provider: Partial<Provider>) => void
  close: () => void
}
type Handler = (request: Seen) => Promise<Response | undefined> | Response | undefined
type Provider = Omit<LendingProviderProps, 'client' | 'relayUrl' | 'getToken' | 'children'>

type UploadFixture = {
  relay: RelayDouble
  seen: Seen[]
  /** Returns the number of sent file bytes. */
  bytesSent: () => number
  hostEvents: LendingEvent[]
  /** Sets the handler of the next requests: it returns an answer of the relay, an error, or nothing. */
  onRequest: (handler: Handler | null) => void
  /** Holds requests back; the returned function lets them go. */
  hold: (method: string) => () => void
  openTab: (options?: Partial<UseUploadsParameters>, provider?: Partial<Provider>) => Tab
}

/** Makes tabs of one device, which share its locks, in front of one relay double. */
export function createUploadFixture(
  relayOptions: RelayDoubleOptions = {},
  clientOptions: Partial<LendingClientOptions> = {},
): UploadFixture {
  const sandbox = createSandbox({ clock: manualClock() })
  const relay = createRelayDouble(sandbox, relayOptions)
  const seen: Seen[] = []
  const hostEvents: LendingEvent[] = []
  const locks = memoryLocks()
  let handler: Handler | null = null

  const client = relay.createClient({
    ...clientOptions,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers)
      const method = init?.method ?? 'GET'
      const offset = headers.get('Upload-Offset')
      // The cast states what the uploads send: bytes, or nothing.
      const bytes = (init?.body as ArrayBuffer | null | undefined)?.byteLength ?? 0
      const request = { method, bytes, offset: offset === null ? null : Number(offset) }
      seen.push(request)
      const answer = await handler?.(request)
      answer?.headers.set(relayHeaders.mark, '1')
      return answer ?? relay.fetch(input, init)
    },
  })

  const openTab = (options: Partial<UseUploadsParameters> = {}, first: Partial<Provider> = {}): Tab => {
    const events: UploadEvent[] = []
    let provider: Partial<Provider> = first
    const wrapper = ({ children }: { children: ReactNode }) => (
      <LendingProvider
        client={client}
        customerPartnerId="cp_adaeze"
        userId="user_ada"
        locks={locks}
        now={sandbox.clock.now}
        onEvent={(event) => hostEvents.push(event)}
        {...provider}
      >
        {children}
      </LendingProvider>
    )
    const hook = renderHook(
      () => ({
        lending: useLending(),
        uploads: useUploads({
          kind: 'submitCreditAssessment',
          onEvent: (event) => events.push(event),
          ...options,
        }),
      }),
      { wrapper },
    )
    const uploads = () => hook.result.current.uploads
    const add = async (name: string, state: string) => {
      act(() => uploads().add('bank_statements', [makeFile(name)]))
      await waitFor(() => expect(uploads().items[0]?.state).toBe(state))
    }
    return {
      uploads,
      stage: (name) => add(name, 'staged'),
      hold: (name) => {
        act(() => uploads().pauseAll())
        return add(name, 'held')
      },
      lending: () => hook.result.current.lending,
      events,
      rerender: (next) => {
        provider = { ...provider, ...next }
        hook.rerender()
      },
      close: hook.unmount,
    }
  }

  return {
    relay,
    seen,
    bytesSent: () => seen.reduce((sum, request) => sum + request.bytes, 0),
    hostEvents,
    onRequest: (next) => {
      handler = next
    },
    hold: (method) => {
      let release = () => {}
      const held = new Promise<undefined>((resolve) => {
        release = () => resolve(undefined)
      })
      handler = (request) => (request.method === method ? held : undefined)
      return release
    },
    openTab,
  }
}

function memoryLocks(): LendingLocks {
  const held = new Set<string>()
  return {
    request: async (name, _options, callback) => {
      if (held.has(name)) return callback(null)
      held.add(name)
      try {
        return await callback({})
      } finally {
        held.delete(name)
      }
    },
  }
}
