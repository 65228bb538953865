'use client'
import { type ForwardRefExoticComponent, forwardRef, type RefAttributes, type PropsWithoutRef } from 'react'
import type { SlotName } from './Slots.ts'
import { useLendingRoot } from './useLendingRoot.ts'

/** A primitive that a host may replace: draws the host's own where `<LendingRoot slots>` names one, else the kit's. */
export function slotted<Props, Element>(
  name: SlotName,
  Own: ForwardRefExoticComponent<Props & RefAttributes<Element>>,
): ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<Element>> {
  const Slotted = forwardRef<Element, Props>(function Slotted(props, ref) {
    const { slots } = useLendingRoot()
    // The casts follow from the name: a slot takes the props of the primitive that it stands in for.
    const Component = (slots[name] ?? Own) as ForwardRefExoticComponent<RefAttributes<Element>>
    return <Component {...props} ref={ref} />
  })
  Slotted.displayName = name
  return Slotted
}
