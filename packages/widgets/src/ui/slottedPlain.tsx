'use client'
import type { ComponentType, ReactNode } from 'react'
import type { SlotName } from './Slots.ts'
import { useLendingRoot } from './useLendingRoot.ts'

/** As `slotted`, for a primitive that gives out no element. */
export function slottedPlain<Props extends object>(
  name: SlotName,
  Own: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  function Slotted(props: Props): ReactNode {
    const { slots } = useLendingRoot()
    // The cast follows from the name: a slot takes the props of the primitive that it stands in for.
    const Component = (slots[name] ?? Own) as ComponentType<Props>
    return <Component {...props} />
  }
  Slotted.displayName = name
  return Slotted
}
