import type { ReactNode } from 'react'
import type { MeterProps } from '../ui/Meter.tsx'

/** The browser's own `<meter>`. */
export function PlainMeter({ label, valueText, ratio, children }: MeterProps): ReactNode {
  return (
    <div>
      <meter aria-label={label} aria-valuetext={valueText} value={Math.min(1, Math.max(0, ratio))} />
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
