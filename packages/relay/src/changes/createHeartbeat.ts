import type { Clock } from '../lib/Clock.ts'

type HeartbeatTarget = { beat(): void }

/** Makes everything beat at an interval. */
export type Heartbeat = { add(beating: HeartbeatTarget): void; remove(beating: HeartbeatTarget): void }

/** One timer for all, not one each; and sixteen turns in an interval, so that not everything beats at once. */
const turns = 16

/** Makes a heartbeat; its timer runs only while there is something to beat. */
export function createHeartbeat(clock: Clock, interval: number): Heartbeat {
  const slots = Array.from({ length: turns }, () => new Set<HeartbeatTarget>())
  let size = 0
  let added = 0
  let turn = 0
  let cancel: (() => void) | null = null

  const tick = (): void => {
    turn = (turn + 1) % turns
    for (const beating of slots[turn] ?? []) beating.beat()
    cancel = size > 0 ? clock.setTimer(tick, interval / turns) : null
  }

  return {
    add(beating) {
      slots[added++ % turns]?.add(beating)
      size += 1
      cancel ??= clock.setTimer(tick, interval / turns)
    },
    remove(beating) {
      for (const slot of slots) if (slot.delete(beating)) size -= 1
      if (size > 0) return
      cancel?.()
      cancel = null
    },
  }
}
