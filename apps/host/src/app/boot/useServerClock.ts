import { useContext, useMemo, useSyncExternalStore } from 'react'
import { BootContext } from './BootContext.ts'

const never = () => () => undefined

/** The clock that the server drew by, while the browser takes its page over: both count the same days. From then on `undefined`, the device's own. */
export function useServerClock(): (() => number) | undefined {
  const at = useContext(BootContext)?.prefetched?.at
  const clock = useMemo(() => (at === undefined ? undefined : () => at), [at])
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isTakenOver ? undefined : clock
}
