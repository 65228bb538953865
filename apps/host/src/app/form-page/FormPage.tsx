import { importNamed } from '@onlend/core/internal'
import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from 'react'

/** What a form is about, for what stands beside it on a wide screen. */
export type FormSubject = 'withdraw' | 'drawdown' | 'transaction' | 'repayment' | 'customer' | 'partner'

type Rail = ComponentType<{ about: FormSubject }>

/** A form in a column that is easy to read. Where the window has room for more, what helps with it stands beside; a phone fetches none of that. */
export function FormPage({ about, children }: { about: FormSubject; children: ReactNode }): ReactElement {
  const [Rail, setRail] = useState<Rail | null>(null)
  useEffect(() => {
    const room = window.matchMedia('(min-width: 72rem)')
    const fetchRail = () => {
      if (!room.matches) return
      // What helps is never worth an error: without it the form stands alone.
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
