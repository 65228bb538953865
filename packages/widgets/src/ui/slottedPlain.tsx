'use client'
import type { ReactNode } from 'react'
import type { SlotName } from './Slots.ts'
import { useSlot } from './useSlot.tsx'

/** As `slotted`, for a primitive that gives out no element. */
export function slottedPlain<Props extends object>(
  name: SlotName,
  Own: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  function Slotted(props: Props): ReactNode {
    const renderOwn = useSlot<Props>(name)
    return renderOwn === null ? <Own {...props} /> : renderOwn(props)
  }
  Slotted.displayName = name
  return Slotted
}
