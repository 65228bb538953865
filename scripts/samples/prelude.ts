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

// On the server.
export declare const app: Router
export declare const shop: Router
export declare const options: RelayOptions
export declare const relay: Relay
export declare const server: Server
export declare const database: Database
export declare const stopSweeps: () => void
export declare const myDatabase: Database
export declare const LENDING_API_KEY: string
export declare const WEBHOOK_SECRET: string
export declare const DATABASE_URL: string
export declare const REDIS_URL: string
export declare const redis: Redis
export declare const TOKEN_SECRET: string
export declare const ca: string
export declare const principalOfYourSession: (request: Request) => Promise<Principal | null>
export declare const findSession: (cookie: string | null) => Promise<Session | null>
export declare const findShopSession: (request: Request) => Promise<Session | null>
/** What the host knows of the people who work for it. */
export declare const findStaff: (userId: string) => Promise<{ handlesMoney: boolean; isSupervisor: boolean }>
/** What the server has read for the page. */
export declare const prefetched: PrefetchedLending
/** The person's request for the page that is drawn. */
export declare const request: Request
export declare const readPageRequest: () => Promise<Request>
export declare const findPageSession: (
  request: Request,
) => Promise<{ userId: string; customerPartnerId: string }>
export declare const openRelay: () => { relay: Relay }
export declare const endShopSession: (request: Request) => Promise<Session | null>
export declare const principalOf: (session: Session) => Principal
export declare const brandOf: (channelPartnerId: string) => Promise<unknown>
export declare const brandOfHost: (host: string) => Promise<unknown>

// In the page.
export declare const user: { id: string }
export declare const children: ReactNode
export declare const page: ReactNode
export declare const nonce: string
export declare const theme: LendingTheme
export declare const jsonFromYourBackend: unknown
export declare const draft: Readonly<Record<string, unknown>>
export declare const published: Readonly<Record<string, unknown>>
export declare const keepBrand: (brand: Readonly<Record<string, unknown>>) => Promise<void>
export declare const files: File[]
export declare const client: LendingClient
export declare const queryClient: NonNullable<LendingProviderProps['queryClient']>
export declare const channelPartnerId: string
export declare const customerPartnerId: string
export declare const eventId: string
export declare const operationId: string
export declare const navigate: (path: string) => void
export declare const show: (reference: string | null) => void
export declare const openSignIn: () => void
export declare const refresh: () => void
export declare const MyPage: () => ReactNode
export declare const LendingButton: NonNullable<Slots['Button']>
export declare const LendingTextField: NonNullable<Slots['TextField']>

// On the wire.
export declare const headers: Record<string, string>
export declare const body: string
