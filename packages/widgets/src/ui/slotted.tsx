'use client'
import { type ForwardRefExoticComponent, forwardRef, type RefAttributes, type PropsWithoutRef } from 'react'
import type { SlotName } from './Slots.ts'
import { useSlot } from './useSlot.tsx'

/** A primitive that a host may replace: renders the host's own where `<LendingRoot slots>` names one, else the kit's. */
export function slotted<Props, Element>(
  name: SlotName,
  Own: ForwardRefExoticComponent<Props & RefAttributes<Element>>,
): ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<Element>> {
  const Slotted = forwardRef<Element, Props>(function Slotted(props, ref) {
    const renderOwn = useSlot<RefAttributes<Element>>(name)
    if (renderOwn !== null) return renderOwn({ ...props, ref })
    const Component = Own as ForwardRefExoticComponent<RefAttributes<Element>>
    return <Component {...props} ref={ref} />
  })
  Slotted.displayName = name
  return Slotted
}
