import { importNamed } from '@onlend/core/internal'
import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from 'react'

/** The subject of a form, for the rail beside it on a wide screen. */
export type FormSubject = 'withdraw' | 'drawdown' | 'transaction' | 'repayment' | 'customer' | 'partner'

type Rail = ComponentType<{ about: FormSubject }>

/** A form in a column that is easy to read. A wide window shows a rail with help beside it; a phone does not fetch the rail. */
export function FormPage({ about, children }: { about: FormSubject; children: ReactNode }): ReactElement {
  const [Rail, setRail] = useState<Rail | null>(null)
  useEffect(() => {
    const room = window.matchMedia('(min-width: 72rem)')
    const fetchRail = () => {
      if (!room.matches) return
      // A rail that does not load is no error: the form stands alone.
      importNamed(() => import('./FormRail.tsx'), 'FormRail').then(
        (rail) => setRail(() => rail),
        () => undefined,
      )
    }
    fetchRail()
    room.addEventListener('change', fetchRail)
    return () => room.removeEventListener('change', fetchRail)
  }, [])
  return (
    <div className="form-page">
      <div className="narrow stack">{children}</div>
      {Rail && <Rail about={about} />}
    </div>
  )
}
