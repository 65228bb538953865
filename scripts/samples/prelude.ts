// What the samples of the documents leave to their reader, such as a host's own session. A sample that uses one of these names
// without declaring it is compiled with it; nothing here is ever run.
import type { Server } from 'node:http'
import type { ReactNode } from 'react'
import type { LendingClient } from '../../packages/core/src/index.ts'
import type { LendingProviderProps } from '../../packages/hooks/src/index.ts'
import type { PrefetchedLending } from '../../packages/hooks/src/prefetch/index.ts'
import type { Database, Principal, Relay, RelayOptions } from '../../packages/relay/src/index.ts'
import type { Redis } from '../../packages/relay/src/redis.ts'
import type { Slots } from '../../packages/widgets/src/ui/Slots.ts'
import type { LendingTheme } from '../../packages/widgets/src/theme/LendingTheme.ts'

type Context = { req: { raw: Request }; json: (value: unknown, status?: number) => Response }
type Router = Record<
  'all' | 'get' | 'post',
  (path: string, handle: (context: Context) => Response | Promise<Response>) => void
>
type Session = { id: string; userId: string; createdAt: number; partners: { id: string; name: string }[] }

type Seven<Value> = [Value, Value, Value, Value, Value, Value, Value]

declare const texts: Seven<string>
declare const acts: Seven<() => void>
export const [LENDING_API_KEY, WEBHOOK_SECRET, DATABASE_URL, REDIS_URL, TOKEN_SECRET, ca, nonce] = texts
export const [channelPartnerId, customerPartnerId, eventId, operationId, body] = texts
export const [openSignIn, refresh, stopSweeps] = acts

// On the server.
export declare const app: Router
export declare const shop: Router
export declare const options: RelayOptions
export declare const relay: Relay
export declare const server: Server
export declare const database: Database
export declare const myDatabase: Database
export declare const redis: Redis
export declare const findSession: (cookie: string | null) => Promise<Session | null>
export declare const findShopSession: (request: Request) => Promise<Session | null>
export declare const findStaff: (userId: string) => Promise<{ handlesMoney: boolean; isSupervisor: boolean }>
export declare const prefetched: PrefetchedLending
export declare const request: Request
export declare const endShopSession: (request: Request) => Promise<Session | null>
export declare const openRelay: () => { relay: Relay }
export declare const readPageRequest: () => Promise<Request>
export declare const findPageSession: (
  request: Request,
) => Promise<{ userId: string; customerPartnerId: string }>
export declare const principalOf: (session: Session) => Principal
export declare const brandOf: (channelPartnerId: string) => Promise<unknown>
export declare const brandOfHost: (host: string) => Promise<unknown>

// In the page.
export declare const headers: Record<string, string>
export declare const user: { id: string }
export declare const children: ReactNode
export declare const page: ReactNode
export declare const theme: LendingTheme
export declare const jsonFromYourBackend: unknown
export declare const draft: Readonly<Record<string, unknown>>
export declare const published: Readonly<Record<string, unknown>>
export declare const keepBrand: (brand: Readonly<Record<string, unknown>>) => Promise<void>
export declare const files: File[]
export declare const client: LendingClient
export declare const queryClient: NonNullable<LendingProviderProps['queryClient']>
export declare const navigate: (path: string) => void
export declare const show: (reference: string | null) => void
export declare const LendingButton: NonNullable<Slots['Button']>
export declare const LendingTextField: NonNullable<Slots['TextField']>
export declare const MyPage: () => ReactNode
