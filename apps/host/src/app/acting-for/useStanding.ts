import { type LendingState, useLendingState } from '@onlend/hooks'
import { useEffect } from 'react'
import { usePreference } from '../preferences/usePreference.ts'

/** As many as a cookie may be asked to carry with every request. */
const most = 4

const states: readonly string[] = [
  'noLimit',
  'canDraw',
  'drawn',
  'expired',
  'assessmentPending',
] satisfies LendingState[]

/**
 * Where a business stood when it was last seen on this device, and keeps where it stands now: the server draws the page in the shape that is to
 * come. Signing out forgets it.
 */
export function useStanding(partnerId: string): LendingState | undefined {
  const [kept, keep] = usePreference('standings')
  const { state } = useLendingState()
  const known = (kept ?? '').split('~').filter((one) => one !== '')
  const last = known.find((one) => one.startsWith(`${partnerId}.`))?.slice(partnerId.length + 1)
  const others = known.filter((one) => !one.startsWith(`${partnerId}.`))
  const next =
    state === undefined || state === 'unknown' || !/^[\w-]+$/.test(partnerId)
      ? null
      : [`${partnerId}.${state}`, ...others].slice(0, most).join('~')
  useEffect(() => {
    if (next !== null && next !== kept) keep(next)
  }, [next, kept, keep])
  // The cast names what the list lets pass.
  return last !== undefined && states.includes(last) ? (last as LendingState) : undefined
}
