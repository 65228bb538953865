import type { Owner } from '../database/Owner.ts'
import type { IdentityContext } from '../identity/index.ts'
import type { Clock } from '../lib/Clock.ts'
import type { Observability } from '../observability/createObservability.ts'
import type { ChangeEventStore } from './sql/changeEventStore.ts'
import type { StreamRegistry } from './createStreamRegistry.ts'
import type { EventOptions } from './readEventOptions.ts'

/** The dependencies of this module. */
export type ChangesContext = IdentityContext &
  Pick<Observability, 'logger' | 'measure'> & {
    readonly environment: Owner['environment']
    readonly store: ChangeEventStore & { prepare(now: number): Promise<void>; secret(): Promise<string> }
    readonly clock: Clock
    readonly events: Required<EventOptions>
    readonly streams: StreamRegistry
    readonly isClosing: () => boolean
  }
