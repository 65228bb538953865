'use client'
import { type LendingClient, createLendingClient } from '@onlend/core'
import { useState } from 'react'

type UseLendingClientParameters = {
  client: LendingClient | undefined
  relayUrl: string | undefined
  getToken: (refused?: string) => string | null | Promise<string | null>
}

type Own = { relayUrl: string | undefined; client: LendingClient | null }

/** The host's client, or one for the relay's address that lives as long as the address stays the same. */
export function useLendingClient({ client, relayUrl, getToken }: UseLendingClientParameters): LendingClient {
  const make = (): Own => ({
    relayUrl,
    client: relayUrl === undefined ? null : createLendingClient({ baseUrl: relayUrl, getToken }),
  })
  const [own, setOwn] = useState(make)
  let current = own
  if (own.relayUrl !== relayUrl) {
    current = make()
    setOwn(current)
  }
  const chosen = client ?? current.client
  if (chosen) return chosen
  throw new TypeError(
    'LendingProvider: pass relayUrl, where your backend mounted the relay, or a client of your own.',
  )
}
