import type { LimitOptions } from './limits/LimitOptions.ts'

/** The mount path and the limits of the relay. */
export type HttpOptions = {
  /** The path of the relay in the host, such as `/lending`. @default '' */
  mountPath?: string
  /** The budgets of requests; `false` for no limits at all. */
  limits?: LimitOptions | false
}
