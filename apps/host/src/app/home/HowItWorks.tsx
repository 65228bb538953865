import type { ReactElement } from 'react'
import { AppIcon } from '../layout/AppIcon.tsx'
import { useWords } from '../words/useWords.ts'

/** The way of the money, from the loan to its repayment. */
const stations = [
  { name: 'drawdown', text: 'introBorrowText', icon: 'M12 4v12m0 0-5-5m5 5 5-5M4 20h16' },
  { name: 'introLockbox', text: 'introLockboxText', icon: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2' },
  { name: 'withdraw', text: 'introSendText', icon: 'M4 12h14m0 0-6-6m6 6-6 6' },
  { name: 'repay', text: 'introRepayText', icon: 'M20 12H6m0 0 5-5m-5 5 5 5M20 5v14' },
] as const

/** For a business before its first drawdown: how money is borrowed, kept, sent and repaid, in one drawing. */
export function HowItWorks(): ReactElement {
  const t = useWords()
  return (
    <section className="panel how" aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="home-title">
        {t('introTitle')}
      </h2>
      <ol className="how-way">
        {stations.map(({ name, text, icon }) => (
          <li key={name} className="how-station">
            <span className="how-sign">
              <AppIcon path={icon} />
            </span>
            <strong>{t(name)}</strong>
            <span className="how-text">{t(text)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
