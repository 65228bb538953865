import type { LimitOptions } from './limits/LimitOptions.ts'

/** Where the relay is mounted, and how much may be asked. */
export type HttpOptions = {
  /** Where the host mounts the relay, such as `/lending`. @default '' */
  mountPath?: string
  /** How much may be asked; `false` for no limits at all. */
  limits?: LimitOptions | false
}
