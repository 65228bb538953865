import { toAttributeName } from './toAttributeName.ts'

/** `onStatusChange` is told by `onlend-status-change`. */
export function toEventName(prop: string): string {
  return `onlend-${toAttributeName(prop.slice('on'.length))}`
}
