import { useBrand } from '@onlend/widgets'
import type { ReactElement } from 'react'

/** The brand's mark and name, and who is using it. */
export function Brand({ note }: { note?: string }): ReactElement {
  const { name, logo } = useBrand()
  return (
    <span className="brand">
      {logo && (
        // The name stands beside it.
        <img src={logo.light} alt="" width={logo.width} height={logo.height} />
      )}
      <span className="brand-text">
        {name}
        {note && <small>{note}</small>}
      </span>
    </span>
  )
}
