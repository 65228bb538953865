import type { ReactElement } from 'react'
import icon from '../icon.svg'

/** The host's own mark and name, and who is using it. */
export function Brand({ note }: { note?: string }): ReactElement {
  return (
    <span className="brand">
      <img src={icon} alt="" width="36" height="36" />
      <span className="brand-text">
        Marketday
        {note && <small>{note}</small>}
      </span>
    </span>
  )
}
