import type { ReactElement } from 'react'
import icon from '../icon.svg'

/** The host's own mark and name. */
export function Brand(): ReactElement {
  return (
    <span className="brand">
      <img src={icon} alt="" width="32" height="32" />
      Marketday
    </span>
  )
}
