import type { MatchedPath } from '@onlend/core/internal'
import type { Observability } from '../observability/createObservability.ts'
import type { CorsContext } from './corsHeaders.ts'
import type { BudgetContext } from './limits/consumeBudget.ts'
import type { Principal } from './Principal.ts'
import type { Route } from './route.ts'

/** What a request needs on its way to its route and back. */
export type HttpContext<Modules> = BudgetContext &
  CorsContext &
  Observability & {
    readonly mountPath: string
    readonly match: (method: string, path: string) => MatchedPath<Route<Modules>>
    /** Every method that some address takes. */
    readonly methods: string
    /** What the routes are given. */
    readonly modules: Modules
    /** Who sent a request; throws a `RelayRefusal` for a request of another site, and for one without a signed-in person. */
    readonly authenticate: (request: Request) => Promise<Principal>
    readonly fence: {
      refresh(): Promise<unknown>
      current(): { readonly epoch: string | null }
    }
    readonly store: { prepare(now: number): Promise<void> }
  }
